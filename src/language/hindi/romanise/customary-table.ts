/**
 * Spellings that everybody uses in Hindi and no rule gives: little words as they are texted, and names as English has them.
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
इस / iss
उस / uss
किस / kiss
जिस / jiss
हम hum
हमेशा humesha
भाई bhai
बटुआ batwa
समय / samey
हमने humne
हमसे humse
हमको humko
मैंने maine / mene
हमें humen / humein hume
हमारा humara humaara
हमारे humare humaare
हमारी humari humaari
क्योंकि kyunki / kyuki
कि / ke
कृपया kripya krupya / krpya kripiya
बहन behen behn
तुम / toom
दिल्ली delhi
है / h
रहा / rha
रही / rhi
रहे / rhe
बारह / baara
ग्यारह / gyaara gyara
उम्र umar
बहुत bohot bahot bahut bohat bahat / bht bhot
ख़त्म khatam
हुक्म hukam
ज़ख़्म zakham
जश्न jashan
इत्र itar
फ़र्क़ fark farak
सुंदर / sunder
अंदर / ander
बंदर / bander
जगह / jagha
तरह / tarha
वजह / wajha vajha
चाहिए / chaiye chahye
ज़्यादा / jada jaada zada zaada
पास / pass
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
दास das
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
मुझे / muje
महँगा / mehenga mehnga
विद्यालय vidyalaya
आटा atta
ईद eid
मन mann
हंगामा hungama
बर्फ़ी burfi barfi
समझ samjh
बंद / bandh
रस्म / rasam
शक / shaq
की ki
जाती jaati jati
मानो mano
दिया diya
दीये diye
दीया diya
दीवाली diwali
गाँव gaon gaanv
पाँव paon
आख़िरी aakhri akhri
पंजाब punjab
इंतज़ार intezaar intezar
फ़सल fasl
शक्ल shakal
गुरुद्वारा gurdwara gurudwara
गिलहरी gilhari gilheri
पाव pao
सुझाव sujhao
चिह्न chinh
प्रश्नचिह्न prashnchinh prashnachinh prashnchihn
`
