/** Letters that learners take for one another, and what tells them apart. ~: to be told by the eye alone. */
export const LETTER_PAIRS = `
भ म | भ begins with a curl and breaks the line on top. म hangs from an unbroken line.
घ ध | ध begins with a curl and breaks the line on top. घ hangs from an unbroken line.
ब व | ब has a stroke across its belly. The belly of व is empty.
प ष | ष is प with a stroke across it.
ख रव | In ख the foot of the first part runs on under the second and joins them. र and व stand apart.
~ ड ङ ड़ | The dot tells: ङ has it at its side, ड़ has it below, ड has none.
इ ह | इ winds on to a small tail at its foot. In ह the second bend ends in the air, and a wide curve swings out below it.
य थ | थ begins with a curl and breaks the line on top. य hangs from an unbroken line.
त न | The arm of त bends down to the foot. The arm of न goes straight across from a small knot.
~ ट ठ | ठ closes into a ring. ट stays open at the right.
~ ट ढ | ढ ends in a small curl inside. ट stays open.
द ढ | ढ curls round into itself. द ends in a small tail that leans out below.
च ज | The belly of च touches the upright. The hook of ज swings away from it, to the left.
म स | म begins with a straight stroke and a knot. स begins like र, with a bend and a slanting leg.
क फ | The left side of क is a closed ring. The left side of फ is a cup, open at the top.
प फ | फ is प with a hook at its right.
प ण | The cup of ण stands beside an upright of its own. The cup of प ends at its upright.
~ उ ऊ | ऊ is उ with a hook at its right.
ए ऐ | ऐ has a stroke above the line, ए has none.
ओ औ | One stroke above the line is ओ, two are औ.
~ अ आ | आ has a second upright.
~ इ ई | ई has a hook above the line, इ has none.
~ कि की | The sign of short i stands before its letter, the sign of long ee after it.
~ कु कू | The tail of short u opens to the left. The tail of long oo slants away to the right.
के कै | One stroke above the line is “e”, two are “ai”.
को कौ | One stroke above the upright is “o”, two are “au”.
~ कं कँ | A dot alone is ं. A dot in a moon is ँ.
~ ज ज़ | The dot below makes “ja” into “za”.
~ ढ ढ़ | The dot below makes a flick of the tongue.
स श | श begins with a curl. स begins like र, with a bend that hangs from the line.
त्र ञ | In त्र two slanting arms meet the upright. In ञ a curve open to the left reaches it with one short arm.
`
