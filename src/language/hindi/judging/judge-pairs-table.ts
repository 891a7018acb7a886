/** Answers and how they must be judged: expected | given | verdict | a part of the reason. Sentences end in no danda here. */
export const JUDGED_PAIRS: [string, string, string, string][] = `
नमस्ते | नमस्ते | exact
लड़का | \u0932\u095c\u0915\u093e | exact
लड़का | \u0932\u0921\u093c\u0915\u093e | exact
पढ़ाई | \u092a\u095d\u093e\u0908 | exact
ज़रूरत | \u095b\u0930\u0942\u0930\u0924 | exact
बड़ा | \u092c\u0921\u093e\u093c | exact
क्षमा | क्\u200dषमा | exact
क्षमा | क्\u200cषमा | exact
नमस्ते | \ufeffनमस्ते | exact
नमस्ते | \u200eनमस्ते\u200f | exact
आप कैसे हैं | आप\u00a0कैसे हैं | exact
आप कैसे हैं | अाप कैसे हैं | exact
औरत | अौरत | exact
ओस | अोस | exact
मैं ठीक हूँ | मैं ठीक हूँ। | exact
मैं ठीक हूँ। | मैं ठीक हूँ. | exact
मैं ठीक हूँ। | मैं ठीक हूँ | exact
हाँ, मैं हूँ | हाँ मैं हूँ | exact
वह बोला, “आओ” | वह बोला आओ | exact
क्या यह घर है? | क्या यह घर है | exact
५ रुपए | 5 रुपए | exact
10 | १० | exact
धीरे-धीरे | धीरे धीरे | exact
मेरा  नाम | मेरा नाम | exact
हिंदी | हिन्दी | accepted | हिंदी
हिन्दी | हिंदी | accepted
संबंध | सम्बन्ध | accepted
संबंध | संबन्ध | accepted
अंग | अङ्ग | accepted
गंगा | गङ्गा | accepted
चंचल | चञ्चल | accepted
अंडा | अण्डा | accepted
पंडित | पण्डित | accepted
अंत | अन्त | accepted
चंपा | चम्पा | accepted
लंबा | लम्बा | accepted
सुंदर | सुन्दर | accepted
बंदर | बन्दर | accepted
पंजाब | पञ्जाब | accepted
सितंबर | सितम्बर | accepted
धंधा | धन्धा | accepted
इंतज़ार | इन्तज़ार | accepted
अन्य | अंय | wrong | अन्य
सम्मान | संमान | wrong | सम्मान
तुम्हें | तुंहें | wrong | तुम्हें
उन्हें | उंहें | wrong | उन्हें
जन्म | जंम | wrong
धन्यवाद | धंयवाद | wrong | धन्यवाद
अन्न | अंन | wrong
गए | गये | accepted | गए
गई | गयी | accepted
गईं | गयीं | accepted
नई | नयी | accepted
नए | नये | accepted
आए | आये | accepted
आई | आयी | accepted
लिए | लिये | accepted
किए | किये | accepted
दिए | दिये | accepted
चाहिए | चाहिये | accepted
कीजिए | कीजिये | accepted
आइए | आइये | accepted
जाएगा | जायेगा | accepted
जाएगी | जायेगी | accepted
जाएँगे | जायेंगे | accepted
आएँ | आयें | accepted
बनाई | बनायी | accepted
हुई | हुयी | hint | हुई
हुए | हुये | hint | हुए
स्थायी | स्थाई | hint | स्थायी
मिठाई | मिठायी | hint | मिठाई
भाई | भायी | hint | भाई
लड़ाई | लड़ायी | hint
गर्मी | गरमी | accepted | standard
गर्म | गरम | accepted
सर्दी | सरदी | accepted
बिल्कुल | बिलकुल | accepted
बिलकुल | बिल्कुल | accepted
दुकान | दूकान | accepted
दुकानें | दूकानें | accepted
वापस | वापिस | accepted
शर्म | शरम | accepted
बर्फ़ | बरफ़ | accepted
मुश्किल | मुशकिल | accepted
शुरू | शुरु | accepted
दुख | दुःख | accepted
दुःख | दुख | accepted
छह | छः | accepted
महत्व | महत्त्व | accepted
तत्व | तत्त्व | accepted
कुर्सी | कुरसी | accepted
कुर्सियाँ | कुरसियाँ | accepted
परदा | पर्दा | accepted
बर्तन | बरतन | accepted
भरती | भर्ती | accepted
उल्टा | उलटा | accepted
हल्का | हलका | accepted
अक्तूबर | अक्टूबर | accepted
मोहब्बत | मुहब्बत | accepted
क़लम | कलम | accepted
कर्तव्य | कर्त्तव्य | accepted
महान | महान् | accepted
जगत् | जगत | accepted
गरमियाँ | गर्मियाँ | accepted
कौआ | कौवा | accepted
रुपया | रुपैया | accepted
आँख | आंख | hint | chandrabindu (ँ)
हाँ | हां | hint | हाँ
हूँ | हूं | hint | हूँ
पाँच | पांच | hint
गाँव | गांव | hint
माँ | मां | hint
कहाँ | कहां | hint
यहाँ | यहां | hint
मुँह | मुंह | hint
चाँद | चांद | hint
लड़कियाँ | लड़कियां | hint
दाँत | दांत | hint
किताबें | किताबेँ | hint | anusvara (ं)
नहीं | नहीँ | hint | anusvara (ं)
हँस | हंस | wrong | swan
हंस | हँस | wrong | laugh
ज़मीन | जमीन | hint | dot below
फ़िल्म | फिल्म | hint | dot below
सफ़ेद | सफेद | hint
ख़बर | खबर | hint
ग़लत | गलत | hint
क़ीमत | कीमत | hint
बाज़ार | बाजार | hint
ज़रा | जरा | hint
ज़्यादा | ज्यादा | hint
काफ़ी | काफी | hint
सब्ज़ी | सब्जी | hint
फल | फ़ल | hint | no dot below
फिर | फ़िर | hint | no dot below
राज़ | राज | wrong | kingdom
राज | राज़ | wrong | secret
सज़ा | सजा | wrong | decorated
ख़ुदा | खुदा | wrong | dug
तेज़ | तेज | wrong | brightness
खाना | ख़ाना | wrong | compartment
ज़माना | जमाना | wrong | to set
लड़का | लडका | hint | flap
लड़की | लडकी | hint
बड़ा | बडा | hint
पढ़ना | पढना | hint
सड़क | सडक | hint
गाड़ी | गाडी | hint
ढूँढ़ना | ढूँढना | hint
पढ़ना | पड़ना | wrong | to fall
पड़ना | पढ़ना | wrong | to study
चढ़ना | चड़ना | wrong | चढ़ना
बड़ा | बरा | wrong | बड़ा
सड़क | सरक | wrong | सड़क
संसार | सन्सार | hint | dot
हंस | हन्स | hint
वंश | वन्श | hint
संस्कृत | सन्स्कृत | hint
सिंह | सिन्ह | hint
हिंदी | हिम्दी | hint
पंप | पन्प | hint
अंडा | अन्डा | hint
डॉक्टर | डाक्टर | hint | ॉ
ऑफ़िस | आफ़िस | hint
टॉफ़ी | टाफ़ी | hint
कॉफ़ी | काफ़ी | wrong | enough
काफ़ी | कॉफ़ी | wrong | coffee
बॉल | बाल | wrong | hair
हॉल | हाल | wrong | condition
घर में | घरमें | hint | two words
राम ने | रामने | hint | two words
बाज़ार से | बाज़ारसे | hint
मेज़ पर | मेज़पर | hint
उसको | उस को | hint | one word
मुझको | मुझ को | hint
जाकर | जा कर | hint | one word
खाकर | खा कर | hint
आपका | आप का | hint
मेरे लिए | मेरेलिए | hint
मैं भी | मैंभी | hint
मेरा नाम | मेरानाम | wrong
हैं | है | wrong | here it is हैं, for several
है | हैं | wrong | here it is है, for one person
मैं | में | wrong | मैं
में | मैं | wrong | में
मैं | मै | wrong | nose
नहीं | नही | wrong | नहीं
दिन | दीन | wrong | short
दीन | दिन | wrong | long
काम | कम | wrong | less
कम | काम | wrong | work
पिता | पीता | wrong | short
पिता | पिताजी | wrong
मिल | मील | wrong | mile
किला | कीला | wrong | short
सुन | सून | wrong | short
फूल | फुल | wrong | long
बहुत | बहूत | wrong | short
दूध | दुध | wrong | long
बल | बाल | wrong | hair
मन | मान | wrong | honour
दस | दास | wrong | servant
रात | रत | wrong | रात
पता | पत्ता | wrong | leaf
पत्ता | पता | wrong | doubled
बच्चा | बचा | wrong | doubled
पक्का | पका | wrong | doubled
सत्ता | सता | wrong | doubled
अच्छा | अछा | wrong
खाना | काना | wrong | puff
बात | भात | wrong | boiled rice
भात | बात | wrong | talk
बाप | भाप | wrong | steam
साथ | सात | wrong | seven
सात | साथ | wrong | with
थाली | ताली | wrong | clap
धान | दान | wrong | gift
घर | गर | wrong | puff
फल | पल | wrong | moment
ढाल | डाल | wrong | branch
दाल | डाल | wrong | branch
डाल | दाल | wrong | lentils
टमाटर | तमाटर | wrong | curled
तीन | टीन | wrong | tin
दाँत | डाँट | wrong | scolding
डर | दर | wrong | rate
अच्छा | अच्छी | wrong | masculine
अच्छी | अच्छा | wrong | feminine
अच्छे | अच्छा | wrong | several
लड़की | लड़का | wrong | boy
लड़के | लड़का | wrong | boy
लड़कियाँ | लड़की | wrong
गया | गई | wrong
किताब | किताबें | wrong
बैल | बेल | wrong | vine
मैल | मेल | wrong | match
और | ओर | wrong | side
ओर | और | wrong | and
सिर | सीर | wrong | short
कि | की | wrong | short
की | कि | wrong | long
शादी | सादी | wrong | plain
शाम | श्याम | wrong | dark
साँस | सास | wrong | mother-in-law
पूँछ | पूछ | wrong | ask
पूछ | पूँछ | wrong | tail
गोद | गोंद | wrong | gum
आधी | आँधी | wrong | storm
जग | जंग | wrong | war
वही | वहीं | wrong | right there
थी | थीं | wrong | one feminine
मोर | मोड़ | wrong | bend
गाड़ी | गाढ़ी | wrong | thick
चाँद | चंद | wrong | a few
बहु | बहू | wrong | daughter-in-law
किताब | | wrong | Nothing
किताब | कितब | wrong | long
किताब | किताप | wrong | किताब
किताब | मेज़ | wrong | किताब
नमस्ते | नमसते | wrong | नमस्ते
नमस्ते | नमस्त | wrong
विद्यार्थी | विद्यारथी | wrong
आशीर्वाद | आर्शीवाद | hint | आशीर्वाद
त्योहार | त्यौहार | hint
दीवाली | दिवाली | accepted
बीमार | बिमार | wrong | long
गुरु | गुरू | wrong | short
श्रीमती | श्रीमति | wrong | long
उँगली | ऊंगली | wrong
अतिथि | अतिथी | wrong | short
चिह्न | चिन्ह | hint
शृंगार | श्रृंगार | hint
पूर्ण | पुर्ण | wrong | long
मक्खी | मख्खी | hint
मैं घर जाता हूँ | मैं घर जाता हूं | hint | हूँ
मैं घर जाता हूँ | मै घर जाता हूँ | wrong | मै
मैं घर जाता हूँ | मैं जाता हूँ | wrong | “घर” is missing
मैं घर जाता हूँ | मैं अब घर जाता हूँ | wrong | “अब” is one word too many
मैं घर जाता हूँ | घर मैं जाता हूँ | wrong | order
मैं घर जाता हूँ | मैं घर जाती हूँ | wrong | जाता
वे घर में हैं | वे घर में है | wrong | since वे takes हैं
घर में कौन है | घरमें कौन है | hint
घर में कौन है | घर मैं कौन है | wrong | में
यह मेरी किताब है | यह मेरा किताब है | wrong | feminine
मुझे हिंदी आती है | मुझे हिन्दी आती है | accepted
वे कल गए थे | वे कल गये थे | accepted
वे कल आए थे | वे कल आये थे। | accepted
मुझे चाय चाहिए | मुझे चाय चाहिये | accepted
आप क्या करते हैं? | आप क्या करते है | wrong | है
पाँच आम दीजिए | पांच आम दीजिये | hint
नमस्ते आप कैसे हैं | नमस्ते | wrong | missing
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([expected = '', given = '', verdict = '', reason = '']) => [expected, given, verdict, reason])
