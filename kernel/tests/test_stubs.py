"""The stubs tell of everything that is there, by the names that it has, and of nothing else."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import tafelrunde_kernel
from tafelrunde_kernel import _kernel, ugo

FOLDER = Path(tafelrunde_kernel.__file__).parent
Function = ast.FunctionDef


def told(body: list[ast.stmt]) -> dict[str, ast.stmt]:
    """What a stub says there is, except the names of types."""
    found: dict[str, ast.stmt] = {}
    for one in body:
        if isinstance(one, ast.FunctionDef | ast.ClassDef):
            found[one.name] = one
        elif isinstance(one, ast.AnnAssign) and ast.unparse(one.annotation) != "TypeAlias":
            found[ast.unparse(one.target)] = one
    return {name: one for name, one in found.items() if not name.startswith("_")}


def parameters(function: Any) -> list[str]:
    """The names that a function knows its arguments by, whichever way it was made."""
    if hasattr(function, "__nb_signature__"):
        signature, *_ = function.__nb_signature__[0]
        return [name for name in re.findall(r"(\w+)(?=: )", signature) if name != "self"]
    return list(inspect.signature(function).parameters)


@pytest.mark.parametrize(("stub", "module"), [("_kernel.pyi", _kernel), ("_ugo.pyi", ugo)])
def test_a_stub_is_true(stub: str, module: ModuleType) -> None:
    said = told(ast.parse((FOLDER / stub).read_text()).body)
    assert set(said) == set(getattr(module, "__all__", None) or [name for name in dir(module) if name[0] != "_"])
    for name, one in said.items():
        there = getattr(module, name)
        if isinstance(one, Function):
            assert parameters(there) == [argument.arg for argument in one.args.args], name
        elif isinstance(one, ast.ClassDef) and not issubclass(there, ValueError):
            members = told(one.body)
            assert set(members) == {member for member in dir(there) if member[0] != "_"}, name
            for member, of in members.items():
                if isinstance(of, Function) and not of.decorator_list:
                    known = [argument.arg for argument in of.args.args if argument.arg != "self"]
                    assert parameters(getattr(there, member)) == known, (name, member)


def test_everything_explains_itself() -> None:
    for name in tafelrunde_kernel.__all__:
        one = getattr(tafelrunde_kernel, name)
        if callable(one):
            assert one.__doc__, name
    assert set(tafelrunde_kernel.__all__) == {name for name in dir(_kernel) if name[0] != "_"}
