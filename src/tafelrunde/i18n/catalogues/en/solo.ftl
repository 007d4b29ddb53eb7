### Solo against the clock and the task of the day, in the browser. Names are never inflected.


## The way in

solo-title = Solo
solo-what = Alone against the clock. Every task is a new board and a new roll of the die.
solo-mode = What counts
solo-mode-minutes = Tasks in a given time
solo-mode-tasks = Time for given tasks
solo-length = How long
solo-how-many = How many
solo-length-minutes = { $length } minutes
solo-length-tasks = { $length } tasks
solo-side = Side of the boards
solo-side-easy = easy, three pieces
solo-side-hard = hard, four pieces
solo-begin = Start
solo-practise = Practise without records
solo-practice = Practice
solo-practise-why = Works without a connection. The results stay on this device and never enter the records of this house.
solo-offline = The server cannot be reached just now, but you can practise.
solo-records = Records of this house
solo-records-none = Nobody holds a record of this kind yet.
solo-records-who = Player
solo-records-result = Result
solo-records-day = Day
solo-you = you
solo-count =
    { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    }
solo-best-here = Best on this device: { $result }


## The run

solo-ready = Ready?
solo-ready-minutes = As many tasks as you can in { $length } minutes. The clock runs from the first task, without pause.
solo-ready-tasks = { $length } tasks, as fast as you can. The clock runs from the first task, without pause.
solo-roll = Roll the die
solo-task = Task { $task }
solo-of = of { $of }
solo-done = Done
solo-mark-tasks = the record is { $tasks }
solo-mark-time = the record is { $time }
solo-mark-none = no record yet
solo-aside = Lay the task aside
solo-hint = Hint
solo-hint-first = A run with a hint counts for no record.
solo-hint-take = Show it
solo-hint-leave = Better not
solo-with-hints = with hints, no record
solo-stop = End the run
solo-no-line = No connection needed


## How it went

solo-new-record = New record!
solo-over = That was it
solo-tasks-word =
    { $tasks ->
        [one] task
       *[other] tasks
    }
solo-why-minutes =
    { $tasks ->
        [one] { $tasks } task in { $length } minutes.
       *[other] { $tasks } tasks in { $length } minutes.
    }
solo-why-tasks = { $length } tasks in { $time }.
solo-why-nothing = No task was solved this time.
solo-why-incomplete =
    { $tasks ->
        [one] Broken off after { $tasks } task.
       *[other] Broken off after { $tasks } tasks.
    }
solo-with-hints-long =
    { $hints ->
        [one] With { $hints } hint, so it counts for no record.
       *[other] With { $hints } hints, so it counts for no record.
    }
solo-record-first = It is the first of its kind here.
solo-record-before-tasks = The record before was { $tasks }, from { $date }.
solo-record-before-time = The record before was { $time }, from { $date }.
solo-mark-stays = Still { $record }.
solo-seconds-each = Seconds for each task
solo-fastest = fastest
solo-mean = on average
solo-put-aside = laid aside
solo-stays-here = This result stays on this device.
solo-again = Once more
solo-share = Share
solo-share-tasks = Tafelrunde, solo: { $result } in { $length } minutes
solo-share-time = Tafelrunde, solo: { $length } tasks in { $time }


## The task of the day

daily-title = Task of the day
daily-what = The same task for everyone today. The clock starts as soon as you see it.
daily-begin = Uncover the task
daily-solved = Solved!
daily-your-time = Your time: { $time }
daily-times = Times of this house today
daily-times-none = Nobody has solved it yet.
daily-row =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-next = The next task comes at { $time }.
daily-here-only = Without a connection or a name, your time stays on this device.
daily-not-here = The task of the day needs a connection here.
daily-share-text = Tafelrunde, task of { $day }: { $time }
daily-grade = Difficulty { $grade } of 5
