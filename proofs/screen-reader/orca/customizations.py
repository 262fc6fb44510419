# Orca loads this file when it starts. It leaves out what isn't about the form.
import orca.settings

# The journey knows which characters it types.
orca.settings.enableKeyEcho = False
orca.settings.enableEchoByCharacter = False
orca.settings.enableEchoByWord = False
# Orca would read the page from its start while the journey already presses keys.
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
