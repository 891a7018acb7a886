/**
 * Spellings that everybody uses and no rule gives: little words as they are texted, and English words as English has them.
 * After a `/` stand slips: understood, but worth showing the norm.
 */
export const CUSTOMARY_SPELLINGS = `
यह yeh ye
वह voh woh wo vo
ये yeh
वे ve we vo wo woh
में / me mei
मैं / mai mei
हम hum
हमने humne
हमें humen / humein hume
हमारा humara humaara
हमारे humare
क्योंकि kyunki / kyuki
कृपया kripya
बहन behen
ऑफ़िस office
चिट्ठी / chithi
तुम / toom
दिल्ली delhi
है / h
रहा / rha
रही / rhi
रहे / rhe
बारह / baara
ग्यारह / gyaara gyara
उम्र umar
बहुत bohot bahot bahut bohat bahat
हूँ hun / hoo
नहीं nahi nahin / nai nhi
क्यों kyun kyon / kyu
हाँ han / haa
माँ / maa ma
छह chhe / che
दस dus
सौ / so
कम / kum
सब / sub
कब / kub
अब / ub
सुबह subha subeh
शहर shehr shahr shehar
रुपया rupiya rupaiya rupya
रुपये rupye rupaye rupaiye
क्षमा / xama
चाय chai
धन्यवाद dhanyawad dhanyavad
नमस्ते namastey / namasthe
शुक्रिया shukria
अच्छा accha achha / acha
बच्चा baccha bachha / bacha
और / or
पर pe
लिए liye
किए kiye
दिए diye
गए gaye
नए naye
आए aaye
प्लीज़ please
स्कूल school
स्टेशन station
डॉक्टर doctor doktor daktar
कॉफ़ी coffee
ट्रेन train
ट्रक truck
फ़ोन phone
मिनट minute minit
शॉल shawl
नंबर number
गिलास glass
बस bus
मुझे / muje
महँगा / mehenga mehnga
विद्यालय vidyalaya
कार्ड card
नोट note
ऑटो auto
किलो kilo kg
फ़िल्म film movie
क्रिकेट cricket
दर्जन dozen
यूपीआई upi
टमाटर tomato
होटल hotel
टैक्सी taxi
बैग bag
बैंक bank
पुलिस police
कंप्यूटर computer
मोबाइल mobile
टिकट ticket
की ki
जाती jaati jati
मानो mano
दीये diye
दीया diya
दीवाली diwali
गाँव gaon gaanv
पाँव paon
पासवर्ड password
विकेट wicket
रिचार्ज recharge
चटनी chutney
लीटर litre liter
कोट coat
टाइप type
`

/** Of two words that are texted alike the one that is nearly always meant, though the other is written just so: mai is मैं, not मई. */
export const MOSTLY_MEANT = new Map(
  `mai मैं · maa माँ · ma माँ · haa हाँ · nam नाम · rat रात · sat सात · tin तीन · kaha कहाँ · kon कौन · or और · he है
taja ताज़ा · bahen बहन · bacha बच्चा · bache बच्चे · rupye रुपये · galti ग़लती · pila पीला`
    .split(/·|\n/u)
    .map((pair) => pair.trim().normalize('NFC').split(' ') as [string, string]),
)
