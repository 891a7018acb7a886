/**
 * Spellings that everybody uses and no rule gives: little words as they are texted, and English words as English has them.
 * After a `/` stand slips: understood, but worth showing the norm.
 */
export const CUSTOMARY_SPELLINGS = `
यह yeh ye
वह voh woh wo vo
ये yeh
वे ve we vo wo woh
तो toh
इलायची elaichi
कड़ाही kadhai karhai
तैयार taiyar tayyar / tayar tyar
तैयारी taiyari tayyari / tayari tyari
पंद्रह / pandra pandhra
चौदह / chauda
सत्रह / satra
सोलह / sola
अठारह athara
डर / darr
में / me mei
मैं / mai mei
हम hum
हमेशा humesha
भाई bhai
बटुआ batwa
समय / samey
हमने humne
मैंने maine / mene
हमें humen / humein hume
हमारा humara humaara
हमारे humare humaare
हमारी humari humaari
क्योंकि kyunki / kyuki
कि / ke
कृपया kripya krupya / krpya kripiya
बहन behen behn
ऑफ़िस office
तुम / toom
दिल्ली delhi
है / h
रहा / rha
रही / rhi
रहे / rhe
बारह / baara
ग्यारह / gyaara gyara
उम्र umar
बहुत bohot bahot bahut bohat bahat / bht
चाहिए / chaiye chahye
ज़्यादा / jada jaada
पता / pta
कर / kr
करो / kro
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
रुपये rupye rupaye rupaiye rupiye
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
गया / gya
गयी / gyi
गई gayi / gyi
नए naye
आए aaye
प्लीज़ please
स्कूल school
स्टेशन station
डॉक्टर doctor doktor daktar / docter
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
करोड़ crore
आटा atta
ईद eid
मन mann
हंगामा hungama
बर्फ़ी burfi barfi
समझ samjh
बंद / bandh
रस्म / rasam
शक / shaq
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
फ़ाइल file
रिपोर्ट report
प्रिंटर printer
इंटरनेट internet
ऑर्डर order
बिल bill
ईमेल email
कैंटीन canteen
इंस्पेक्टर inspector
वायलिन violin
टॉस toss
कमेंट्री commentary
रन run
स्कोर score
अंपायर umpire
ट्रॉफ़ी trophy
पोस्टर poster
इंटरवल interval
पॉपकॉर्न popcorn
रिहर्सल rehearsal
प्रीमियर premiere
चिकन chicken
प्लेट plate
मीटर meter metre
किलोमीटर kilometre kilometer km
बटन button
सीट seat
कंडक्टर conductor
लाइन line
प्लेटफ़ॉर्म platform
थर्मामीटर thermometer
इंजेक्शन injection
मलेरिया malaria
ऑपरेशन operation
लॉटरी lottery
ब्रेक brake
कप cup
बैटरी battery
नर्स nurse
ट्रैक्टर tractor
बेकरी bakery
जनवरी january
फ़रवरी february
मार्च march
सितंबर september
दिसंबर december
अप्रैल april
जून june
जुलाई july
अगस्त august
अक्टूबर october
नवंबर november
मॉल mall
हॉल hall
आख़िरी aakhri akhri
स्टूडियो studio
कैमरा camera
फ़्रेम frame
बोर्ड board
स्टोर store
सैलून salon
मेन्यू menu
सूप soup
ब्रश brush
ड्राइवर driver
डीज़ल diesel
गार्ड guard
सूटकेस suitcase
डायरी diary
डिग्री degree
मानसून monsoon
रेनकोट raincoat
कूलर cooler
स्वेटर sweater
मफ़लर muffler
रेडियो radio
टीम team
कीबोर्ड keyboard
वाईफ़ाई wifi
वाई wi
फ़ाई fi
मई may
पंजाब punjab
सिनेमा cinema
मैच match
ओवर over
डायलॉग dialogue
साइकिल cycle
आउट out
केक cake
बजट budget
टेंशन tension
कोच coach
हैलो hello
इंतज़ार intezaar intezar
फ़सल fasl
शक्ल shakal
गिलहरी gilhari gilheri
पाव pao
सुझाव sujhao
चिह्न chinh
प्रश्नचिह्न prashnchinh prashnachinh prashnchihn
`
