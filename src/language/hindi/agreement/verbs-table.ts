const list = (words: string) => new Set(words.normalize('NFC').split(/\s+/u))

/** Never with ने, as main verb or as the second of a pair (McGregor; Shapiro: लाना, बोलना, भूलना among them). */
export const INTRANSITIVE = list(
  `जा आ ला बोल भूल रह बैठ उठ गिर मर सो हो निकल पहुँच चल दौड़ भाग कूद रो मिल लग डर मुड़ लौट उतर चढ़ रुक सक चुक पड़ टूट फूट जल
   बच गुज़र बीत घुस फिसल डूब उड़ ठहर हट झगड़ लड़ पहुंच फैल बिक बन दिख जाग झुक सहम शरमा हँस मुस्करा मुस्कुरा घबरा खुल हिल घूम तैर चमक बरस पक उबल सूख गल पिघल टपक बह खिल मुरझा चिपक अटक
   फँस भीग थक घट बढ़ छूट छिप छुप काँप चीख चिल्ला रेंग सरक उछल टहल भटक झूल गूँज निपट जुड़ टिक ढल उग ऊँघ बिखर सज सुधर बिगड़ उलझ जम लुढ़क ढह खो कट फट चुभ निकल`,
)

/** Always with ने where perfective. */
export const TRANSITIVE = list(
  `कर खा पी देख सुन पढ़ लिख दे ले ख़रीद बेच बना पका रख पूछ कह बता भेज पकड़ मार काट धो खोल छोड़ तोड़ जोड़ माँग पहन उठा दिखा सिखा
   सुना बुला चुरा ढूँढ़ ढूँढ गा सी बो डाल निकाल मान चाह सीख खींच फेंक बाँध करवा बनवा सिलवा मँगवा मँगा बचा जला चला पिला खिला लौटा मिटा हटा सजा छिपा समझा रोक तौल नाप गिन चख चुन`,
)

/** What is given to somebody is the object, the somebody is not. */
export const DITRANSITIVE = list('दे दिखा सिखा भेज पिला खिला लौटा पहना बेच सुना बता')

/** Of these, whichever may have an object beside the subject; or a second verb. */
export const WITH_OBJECT = list('ला बोल भूल लड़ सक चुक बन चढ़ उतर घूम')

/** With जाना never with ने, though alone they may be: भर गया, बदल गया. */
export const ALONE_WITH_JAANAA = list('भर बदल')

/** Whom they reach has को, and nothing else is their object. */
export const WITH_KO_ONLY = list('देख मार बुला पकड़ पीट डाँट रोक जगा डरा हँसा बचा पहचान')
