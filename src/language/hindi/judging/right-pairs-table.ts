/** Answers that are exactly right, or right with a hint: expected | given | verdict | a part of the reason. Sentences end in no danda here. */
export const RIGHT_PAIRS = `
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
हुई | हुयी | hint | हुई
हुए | हुये | hint | हुए
स्थायी | स्थाई | hint | स्थायी
रोशनी | रौशनी | hint | the norm is रोशनी
मिठाई | मिठायी | hint | मिठाई
भाई | भायी | hint | भाई
लड़ाई | लड़ायी | hint
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
लड़का | लडका | hint | flap
लड़की | लडकी | hint
बड़ा | बडा | hint
पढ़ना | पढना | hint
सड़क | सडक | hint
गाड़ी | गाडी | hint
ढूँढ़ना | ढूँढना | hint
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
आशीर्वाद | आर्शीवाद | hint | आशीर्वाद
त्योहार | त्यौहार | hint
चिह्न | चिन्ह | hint
शृंगार | श्रृंगार | hint
मक्खी | मख्खी | hint
मैं घर जाता हूँ | मैं घर जाता हूं | hint | हूँ
घर में कौन है | घरमें कौन है | hint
पाँच आम दीजिए | पांच आम दीजिये | hint
नमस्ते | नमस्ते 🙏🏽 | exact
दुःख | दु:ख | exact
छह बजे आना। | छ: बजे आना। | accepted
अतः वह नहीं आया। | अत: वह नहीं आया। | exact
बुरा न मानो | बुरा ना मानो | hint | ना is how it is said; it is written न
मोबाइल | मोबाईल | hint | the norm is मोबाइल
वह कौन है | वो कौन है | hint | वो is how it is said; it is written वह
वे दिल्ली जा रहे हैं | वो दिल्ली जा रहे हैं | hint | वो is how it is said; it is written वे
यह मेरी बहन है | ये मेरी बहन है | hint | ये is how it is said; it is written यह
सिर में दर्द | सर में दर्द | hint | सर is how it is said; it is written सिर
प्रश्नचिह्न | प्रश्नचिन्ह | hint | the norm is प्रश्नचिह्न
ख़रीदार | ख़रीददार | hint | the norm is ख़रीदार
छह बजे | छे बजे | hint | the norm is छह
अनजान | अंजान | hint | the norm is अनजान
शुरुआत | शुरूआत | hint | the norm is शुरुआत
बटुआ | बटुवा | hint | the norm is बटुआ
गिलास | ग्लास | hint | the norm is गिलास
कौन-सी चाय | कौनसी चाय | hint | Right, but it is written with a hyphen: कौन-सी.
कौन-सी चाय | कौन सी चाय | exact
दो चाय दीजिए। | 2 चाय दीजिए | hint | Right, but the number is written in words here: दो चाय दीजिए.
पीली लाइन | पीली लाईन | hint | the norm is लाइन
चार सौ | ₹चार सौ | exact
घर पर कौन है | घर पे कौन है | hint | पे is how it is said; it is written पर
मुझे पानी दो | मुझको पानी दो | hint | मुझको says the same; here it is मुझे
उनको पता है | उन्हें पता है | hint | उन्हें says the same; here it is उनको
घड़ा किसे दिया | घड़ा किसको दिया | hint | किसको says the same; here it is किसे
जिनको पता है | जिन्हें पता है | hint | जिन्हें says the same; here it is जिनको
क्यों | क्यूं | hint | the norm is क्यों
आइसक्रीम | आइस क्रीम | hint | written as one word: आइसक्रीम
रात भर | रातभर | hint | Right, but it is written as two words: रात भर.
यह काम कीजिए | यह काम करिए | hint | many say करिए; the norm is कीजिए
यह काम कीजिए | यह काम करिये | hint | many say करिये; the norm is कीजिए
मदद कीजिएगा | मदद करिएगा | hint | the norm is कीजिएगा
दस बजकर | दस बजके | hint | बजके is how it is said; it is written बजकर
मज़ा आ गया | मजा आ गया | hint | there is a dot below
दो चाय दीजिए | 2 चाय दीजिए | hint | the number is written in words here: दो चाय दीजिए
दो चाय दीजिए | २ चाय दीजिये | hint | the number is written in words here
उन्नीस सौ सैंतालीस में | 1947 में | hint | in words here: उन्नीस सौ सैंतालीस में.
एक हज़ार नौ सौ रुपए | 1900 रुपए | hint | in words here: एक हज़ार नौ सौ रुपए.
मधुमक्खियाँ | मधुमख्खियाँ | hint | the norm is मधुमक्खियाँ
मिट्ठू | मिठ्ठू | hint | the norm is मिट्ठू
नियम के विरुद्ध | नियम के विरुध्द | hint | the norm is विरुद्ध
तिरसठ | त्रेसठ | hint | the norm is तिरसठ
आख़िरी दिन | आख़री दिन | hint | the norm is आख़िरी
तैयारियाँ हो गईं | तय्यारियाँ हो गईं | hint | the norm is तैयारियाँ
ऑटो में | आटो में | hint | the half-moon
खाना तैयार है | खाना तय्यार है | hint | the norm is तैयार
भैया | भइया | hint | the norm is भैया
पहले कहना | पेहले केहना | hint | the norm is पहले
शहर में रहते हैं | शेहर में रेहते हैं | hint | the norm is शहर
बहन | बेहन | hint | the norm is बहन
बहुत महँगा है | बहोत मेहंगा है | hint | the norm is बहुत
पौने एक बजे | 12:45 बजे | hint | Right, but the number is written in words here: पौने एक बजे.
पौन बजे | 12:45 बजे | hint | Right, but the number is written in words here: पौन बजे.
सवा एक बजे | 1:15 बजे | hint | Right, but the number is written in words here: सवा एक बजे.
एक सौ रुपये | 100 रुपये | hint | Right, but the number is written in words here: एक सौ रुपये.
हज़ार रुपये | 1,000 रुपये | hint | Right, but the number is written in words here: हज़ार रुपये.
एक लाख रुपये | 1,00,000 रुपये | hint | Right, but the number is written in words here: एक लाख रुपये.
लाख रुपये | 100000 रुपये | hint | Right, but the number is written in words here: लाख रुपये.
सवा सौ रुपये | 125 रुपये | hint | Right, but the number is written in words here: सवा सौ रुपये.
डेढ़ सौ रुपये | 150 रुपये | hint | Right, but the number is written in words here: डेढ़ सौ रुपये.
ढाई सौ रुपये | ₹250 | hint | Right, but the number is written in words here: ढाई सौ रुपये.
दो किलो साढ़े तीन सौ रुपये | 2 किलो 350 रुपये | hint | Right, but the number is written in words here: दो किलो साढ़े तीन सौ रुपये.
पौने दो सौ रुपये | 175 रुपये | hint | Right, but the number is written in words here: पौने दो सौ रुपये.
डेढ़ हज़ार रुपये | 1500 रुपये | hint | Right, but the number is written in words here: डेढ़ हज़ार रुपये.
पंद्रह सौ रुपये | 1500 रुपये | hint | Right, but the number is written in words here: पंद्रह सौ रुपये.
साढ़े तीन लाख रुपये | ₹3,50,000 | hint | Right, but the number is written in words here: साढ़े तीन लाख रुपये.
सवा किलो | 1.25 किलो | hint | Right, but the number is written in words here: सवा किलो.
सवा दो किलो | 2.25 किलो | hint | Right, but the number is written in words here: सवा दो किलो.
पौने दो किलो | 1.75 किलो | hint | Right, but the number is written in words here: पौने दो किलो.
पाव किलो | 0.25 किलो | hint | Right, but the number is written in words here: पाव किलो.
साढ़े सात बजे | 7:30 बजे | hint | the number is written in words here: साढ़े सात बजे
पौने आठ बजे | ७:४५ बजे | hint | the number is written in words here: पौने आठ बजे
ढाई किलो | 2.5 किलो | hint | the number is written in words here: ढाई किलो
सौ रुपये | ₹100 | hint | the number is written in words here: सौ रुपये
उन्नीस सौ तिरसठ | एक हज़ार नौ सौ तिरसठ | hint | that is the same number; here it is said उन्नीस सौ तिरसठ
मेरे पास एक सौ बीस रुपए हैं | मेरे पास 120 रुपए हैं | hint | in words here
`
