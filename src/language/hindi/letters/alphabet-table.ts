/**
 * The letters in the order of the alphabet: id | letter (a sign stands on क) | roman | how it sounds. A row of letters
 * begins with # id | name | name in Hindi | where it is made.
 */
export const ALPHABET = `
# vowels | Vowels | स्वर | Each stands on its own, mostly at the start of a word.
a | अ | a | u in but
aa | आ | aa | a in father
i | इ | i | i in bit
ii | ई | ee | ee in see
u | उ | u | u in put
uu | ऊ | oo | oo in moon
ri | ऋ | ri | ri in river
e | ए | e | e in café
ai | ऐ | ai | a in hat, held
o | ओ | o | o in go
au | औ | au | aw in law
# ka-row | The क row | क वर्ग | Made at the back of the mouth.
ka | क | ka | k in skip
kha | ख | kha | k with a breath
ga | ग | ga | g in go
gha | घ | gha | g with a breath
nga | ङ | ṅa | ng in sing
# cha-row | The च row | च वर्ग | Made with the tongue on the palate.
cha | च | cha | ch in church
chha | छ | chha | ch with a breath
ja | ज | ja | j in jam
jha | झ | jha | j with a breath
nya | ञ | ña | ny in canyon
# tta-row | The ट row | ट वर्ग | Made with the tongue curled back.
tta | ट | ṭa | t, the tongue curled back
ttha | ठ | ṭha | curled t with a breath
dda | ड | ḍa | d, the tongue curled back
ddha | ढ | ḍha | curled d with a breath
nna | ण | ṇa | n, the tongue curled back
# ta-row | The त row | त वर्ग | Made with the tongue on the teeth.
ta | त | ta | t, the tongue on the teeth
tha | थ | tha | soft t with a breath
da | द | da | th in then, but a stop
dha | ध | dha | soft d with a breath
na | न | na | n in name
# pa-row | The प row | प वर्ग | Made with the lips.
pa | प | pa | p in spin
pha | फ | pha | p with a breath
ba | ब | ba | b in bus
bha | भ | bha | b with a breath
ma | म | ma | m in mother
# ya-row | Between vowel and consonant | अंतस्थ | The tongue comes near, and does not close.
ya | य | ya | y in yes
ra | र | ra | r, tapped once
la | ल | la | l in love
va | व | va | between v and w
# sha-row | With a rush of air | ऊष्म | The breath goes on through a narrow gap.
sha | श | sha | sh in ship
ssha | ष | ṣha | sh, in words from Sanskrit
sa | स | sa | s in sun
ha | ह | ha | h in hut
# joined | Joined letters with a face of their own | संयुक्त व्यंजन | Two consonants that became one letter.
ksha | क्ष | kṣha | ksh in rickshaw
tra | त्र | tra | tr, tongue on the teeth
gya | ज्ञ | gya | gy in “big yard”
shra | श्र | shra | shr in shrine
# signs | Vowel signs | मात्राएँ | How a vowel is written on a consonant, here on क.
sign-aa | का | aa | a in father
sign-i | कि | i | i in bit
sign-ii | की | ee | ee in see
sign-u | कु | u | u in put
sign-uu | कू | oo | oo in moon
sign-ri | कृ | ri | ri in river
sign-e | के | e | e in café
sign-ai | कै | ai | a in hat, held
sign-o | को | o | o in go
sign-au | कौ | au | aw in law
bindu | कं | ṃ | a nasal before the next letter
chandrabindu | कँ | ã | the vowel goes through the nose
visarga | कः | ḥ | a light h after the vowel
# dotted | With a dot, and one guest | नुक़्ता | A flick of the tongue, and sounds that came with other languages.
rra | ड़ | ṛa | a flick of the tongue
rrha | ढ़ | ṛha | the flick with a breath
qa | क़ | qa | k from the throat
kha-nukta | ख़ | ḵẖa | ch in Scottish loch
gha-nukta | ग़ | ġa | a g that is not stopped
za | ज़ | za | z in zoo
fa | फ़ | fa | f in fan
o-open | ऑ | ô | o in coffee
sign-o-open | कॉ | ô | o in coffee
`
