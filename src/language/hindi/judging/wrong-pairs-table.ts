/** Answers that do not pass: expected | given | verdict | a part of the reason. Sentences end in no danda here. */
export const WRONG_PAIRS = `
अन्य | अंय | wrong | अन्य
सम्मान | संमान | wrong | सम्मान
तुम्हें | तुंहें | wrong | तुम्हें
उन्हें | उंहें | wrong | उन्हें
जन्म | जंम | wrong
धन्यवाद | धंयवाद | wrong | धन्यवाद
अंतिम दिन | अन्तीम दिन | wrong | the vowel is short: अंतिम
अन्न | अंन | wrong
हँस | हंस | wrong | swan
हंस | हँस | wrong | laugh
राज़ | राज | wrong | kingdom
राज | राज़ | wrong | secret
सज़ा | सजा | wrong | decorated
ख़ुदा | खुदा | wrong | dug
तेज़ | तेज | wrong | brightness
खाना | ख़ाना | wrong | compartment
ज़माना | जमाना | wrong | to set
पढ़ना | पड़ना | wrong | to fall
पड़ना | पढ़ना | wrong | to study
चढ़ना | चड़ना | wrong | चढ़ना
बड़ा | बरा | wrong | बड़ा
सड़क | सरक | wrong | सड़क
कॉफ़ी | काफ़ी | wrong | enough
काफ़ी | कॉफ़ी | wrong | coffee
बॉल | बाल | wrong | hair
हॉल | हाल | wrong | condition
मेरा नाम | मेरानाम | wrong
हैं | है | wrong | here it is हैं, for several
है | हैं | wrong | here it is है, for one person
मैं | में | wrong | मैं
में | मैं | wrong | में
मैं | मै | wrong | nose
नहीं | नही | wrong | नहीं
कैसी | अच्छी | wrong | the word for “good (feminine)”
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
किताब |  | wrong | Nothing
किताब | कितब | wrong | long
किताब | किताप | wrong | किताब
किताब | मेज़ | wrong | किताब
नमस्ते | नमस्त | wrong
विद्यार्थी | विद्यारथी | wrong
बीमार | बिमार | wrong | long
गुरु | गुरू | wrong | short
श्रीमती | श्रीमति | wrong | long
उँगली | ऊंगली | wrong
अतिथि | अतिथी | wrong | short
पूर्ण | पुर्ण | wrong | long
मैं घर जाता हूँ | मै घर जाता हूँ | wrong | मै
मैं घर जाता हूँ | मैं जाता हूँ | wrong | “घर” is missing
मैं घर जाता हूँ | मैं अब घर जाता हूँ | wrong | “अब” is one word too many
मैं घर जाता हूँ | घर मैं जाता हूँ | wrong | order
मैं घर जाता हूँ | मैं घर जाती हूँ | wrong | जाता
वे घर में हैं | वे घर में है | wrong | since वे takes हैं
घर में कौन है | घर मैं कौन है | wrong | में
यह मेरी किताब है | यह मेरा किताब है | wrong | feminine
आप क्या करते हैं? | आप क्या करते है | wrong | है
नमस्ते आप कैसे हैं | नमस्ते | wrong | missing
डेढ़ सौ रुपये | 250 रुपये | wrong | You wrote दो, which is another word; here it is डेढ़.
पौने एक बजे | 1:45 बजे | wrong | You wrote दो, which is another word; here it is एक.
पाँच | 5 | wrong | 5 is the number; here it is asked in words: पाँच
पाँच | ७ | wrong | सात
क्या | कया | wrong | क and य join into one letter, क्य: क्या
स्टेशन | सटेशन | wrong | स and ट join into one letter, स्ट: स्टेशन
नमस्ते | नमसते | wrong | स and त join into one letter, स्त: नमस्ते
खिड़की | खिड्की | wrong | ड and क are two letters here, not joined: खिड़की
कृपया | कृप्या | wrong | प and य are two letters here, not joined: कृपया
कृपया | क्रिपया | wrong | here stands कृ, not क्रि: कृपया
ऋतु | रितु | wrong | here stands ऋ, not रि: ऋतु
चाय | चाए | wrong | here stands य, not ए: चाय
हमारे | मेरे | wrong | another word; here it is हमारे
सुबह | सुबा | wrong | here it is सुबह
नमस्ते | नमस्कार | wrong | another word; here it is नमस्ते
दरवाज़ा | दरवाज़ाा | wrong | one vowel sign is enough (ज़ा): दरवाज़ा
मेरा नाम राहुल है | मेरानामराहुलहै | wrong | Every letter is right; mind the gaps between the words: मेरा नाम राहुल है
ये मेरी बहनें हैं | यह मेरी बहनें हैं | wrong | You wrote यह, which is for one that is near; here it is ये, for several that are near, or one with respect
पानी | जल | wrong | the word for “water” (जल)
प्रश्नचिह्न | प्रश्न | wrong | “चिह्न” is missing: प्रश्नचिह्न
रेलगाड़ी | रेलगाड़ीवाला | wrong | “वाला” is too much: रेलगाड़ी
फ़सल | फसाल | wrong | the vowel is short: फ़सल
आप कहाँ रहते हैं | आप कहा रहते हैं | wrong | the word for “said” (कहा)
यहाँ मत बैठो | यहाँ नहीं बैठो | wrong | which is for what is not so; here it is मत, for what one must not do
एक करोड़ | करोड़ | wrong | “एक” is missing
घर में | किताब बस | wrong | You wrote something else; here it is घर में
`
