"""One game as it is played at one terminal: the truth, its record, and who sits where."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Final

from amulette.bots.levels import adviser, bot
from amulette.bots.reasons import Reason, reason
from amulette.bots.search import Finding, Searcher
from amulette.files import records
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, Game, Refusal, View, submit
from amulette.kernel.record import Record, RecordError
from amulette.texts.speaker import Speaker

HUMAN: Final = "human"
PATIENCE: Final = 10.0  # seconds that a person waits for a bot
LETTERS: Final = "ABCDEFGH"


class NotSavedError(Exception):
    """The game could not be written to a file; `taken`: something else lies there."""

    def __init__(self, message: str, taken: bool = False) -> None:
        super().__init__(message)
        self.taken = taken


class Sitting:
    """Plays a record on.  `players` are `human` or the level of a bot, seat by seat."""

    def __init__(self, game: Game, record: Record, players: list[str], edition: Path | None = None) -> None:
        """Raises RecordError when the moves so far cannot be made, ValueError for a level that does not exist."""
        self.game = game
        self.record = record
        self.players = players
        self.bots = {seat: bot(game.key, level) for seat, level in enumerate(players) if level != HUMAN}
        self.edition = edition  # the file it came from, when it is not the game's own
        self.file: Path | None = None  # where the game is kept
        self.told: list[Event] = []
        self.state = record.deal(game, self.told)
        self.known = 0  # events that everybody knows already: those before the last move of a finished game, or all
        for i in range(len(record.moves)):
            self.known = len(self.told)
            self.told += record.step(game, self.state, i)
        if record.moves and self.asked() is not None:
            self.known = len(self.told)

    @property
    def names(self) -> list[str]:
        return self.record.seats

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def asked(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return next(iter(self.state.waiting()), None)

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def options(self, seat: int) -> list[int]:
        return list(self.state.options(seat))

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return self.state.why_not(seat, action)

    def lines(self, speaker: Speaker) -> list[str]:
        """All that has happened, as the speaker's seat heard it."""
        return [speaker.event(event) for event in self.told]

    # -- moves --------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        self.told += submit(self.state, seat, action)
        self.record.moves.append((seat, self.game.write(action)))

    def play_bot(self, seat: int) -> Finding | None:
        """The bot decides; what it found out when the time was up before it was done, which makes it weaker."""
        bot, view, options = self.bots[seat], self.state.view(seat), self.options(seat)
        if not isinstance(bot, Searcher) or len(options) == 1:
            heard = [event.seen_by(seat) for event in self.told]
            self.play(seat, bot.choose(view, options, heard, self.chance("bot")))
            return None
        until = monotonic() + PATIENCE
        finding = bot.think(view, options, self.chance("bot"), lambda: monotonic() > until)
        self.play(seat, finding.choices[0].action)
        return finding if finding.is_cut_short else None

    def hint(self, seat: int) -> Reason:
        """What a bot would do that sees only what lies there, and why: a person is not lent a memory."""
        forgetful = self.game.disguise(self.state, seat, self.chance("disguise"), forgetful=True)
        until = monotonic() + PATIENCE
        thinking = adviser(self.game.key).think
        return reason(
            thinking(forgetful.view(seat), self.options(seat), self.chance("hint"), lambda: monotonic() > until)
        )

    def chance(self, purpose: str) -> Fast:
        """Luck for those who think: the same after a game was saved and loaded, and no help in guessing cards."""
        words = f"{self.record.seed} {purpose} {len(self.record.moves)}"
        return Fast(int.from_bytes(sha256(words.encode()).digest()[:7], "big"))

    # -- the record ---------------------------------------------------------

    def keep(self, file: Path) -> None:
        """Save now, and with every call of `save`.  A file that holds anything but this game is not replaced."""
        try:
            if file.exists() and not self.is_mine(file):
                raise NotSavedError(str(file), taken=True)
        except OSError as error:
            raise NotSavedError(f"{file}: {error.strerror}") from error
        self.file = file
        self.save()

    def save(self) -> None:
        """Bring the file up to date, if one is kept.  Raises NotSavedError, and keeps it no longer."""
        if self.file is None:
            return
        self.record.close(self.state)
        try:
            records.save(self.record, self.file)
        except (OSError, ValueError) as error:
            file, self.file = self.file, None
            raise NotSavedError(f"{file}: {getattr(error, 'strerror', None) or error}") from error

    def is_mine(self, file: Path) -> bool:
        """Whether the file holds an earlier state of this very game."""
        try:
            other = records.load(file)
        except RecordError:
            return False
        mine = self.record
        return other.seed == mine.seed and other.moves == mine.moves[: len(other.moves)]
