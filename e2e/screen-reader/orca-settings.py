"""Read by Orca when it starts: it writes what it says into a file, one utterance a line, and says what does not depend on time."""

import logging
import os

import orca.settings as settings

speech = logging.getLogger("speech")
speech.setLevel(logging.INFO)
speech.addHandler(logging.FileHandler(os.environ["SPEECH_LOG"]))

# No voice: an utterance is logged, and counts as spoken immediately.
settings.speechServerFactory = "none"
settings.speechFactoryModules = []
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.speakProgressBarUpdates = False
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
