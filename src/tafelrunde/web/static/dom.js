// Small trees of elements, and laying a new tree over the one that is shown: what stays the same keeps its focus.
// Knows nothing of tables or games. Nothing here listens: clicks are read from `data-` attributes in one place.

const SVG = "http://www.w3.org/2000/svg";

export function el(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

// A button that acts: `act` names what it does, `value` is what it does it with.
export function button(label, act, value = null, attributes = {}) {
  return el("button", { type: "button", "data-act": act, "data-value": JSON.stringify(value), ...attributes }, label);
}

// What a node is, among its siblings: a button by what it does, a section by its name, anything else by its place.
function key(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeName;
  const { key, act, value } = node.dataset;
  const name = key ?? (act ? `${act} ${value}` : ["SECTION", "FORM"].includes(node.nodeName) ? node.className : "");
  return `${node.nodeName} ${name}`;
}

// Both are the same thing: attributes and text are adjusted.
function morph(shown, wanted) {
  if (shown.nodeType === Node.TEXT_NODE) {
    if (shown.data !== wanted.data) shown.data = wanted.data;
    return;
  }
  for (const { name } of [...shown.attributes]) if (!wanted.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  morphChildren(shown, [...wanted.childNodes]);
}

// Whatever is still wanted stays where it is; nothing is moved, so that nothing loses its focus.
export function morphChildren(parent, wanted) {
  let shown = parent.firstChild;
  const later = (name) => {
    for (let node = shown; node; node = node.nextSibling) if (key(node) === name) return node;
    return null;
  };
  for (const child of wanted) {
    const found = later(key(child));
    if (!found) {
      parent.insertBefore(child, shown);
      continue;
    }
    while (shown !== found) {
      const passed = shown;
      shown = shown.nextSibling;
      passed.remove();
    }
    morph(shown, child);
    shown = shown.nextSibling;
  }
  while (shown) {
    const rest = shown;
    shown = shown.nextSibling;
    rest.remove();
  }
}
