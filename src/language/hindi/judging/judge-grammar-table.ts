/** Slips of grammar, with a part of what is said of them: expected | given | a part of the reason. All are wrong. */
export const GRAMMAR_PAIRS = `
मुझे चाय चाहिए | मैं चाय चाहिए | You wrote मैं, which is “I”; here it is मुझे, “to me”
उसने चाय पी | वह चाय पी | You wrote वह, which is “he, she”; here it is उसने, “he, she, who did it”
मैंने चाय पी | मैं चाय पी | here it is मैंने, “I, who did it”
दो चाय दीजिए | दो चाय दो | You wrote दो, which is the तुम form; here it is the आप form, दीजिए
घर अच्छा है | घर देखा है | You wrote a form of देखना, “see” (देखा)
चाय मैंने पी | चाय मैंने पिया | You wrote पिया; here it is पी, since चाय is feminine.
मैंने दूध पिया | मैंने दूध पी | You wrote पी; here it is पिया, since दूध is masculine.
दूध पीने से पहले आओ | दूध पीना से पहले आओ | here it is पीने, since से follows it
बस आने वाली है | बस आना वाली है | here it is आने, since वाली follows it
मुझे जाने दो | मुझे जाना दो | here it is जाने, since दो follows it
मैं ही जाता हूँ | मैं भी जाता हूँ | You wrote भी, which says “too, even”; here it is ही, “only, just”.
उसे बोलो | उससे बोलो | You wrote उससे, which has से, “from, by, with”, in it; here it is उसे, with को in it.
मुझे किताब दो | मुझसे किताब दो | which has से, “from, by, with”, in it; here it is मुझे, with को in it.
किन्होंने देखा | किसने देखा | You wrote किसने, which is for one; here it is किन्होंने, for several, or one with respect.
जितना पानी है उतना दो | इतना पानी है उतना दो | You wrote इतना, which points near; here it is जितना, which joins two sentences.
घर इतना बड़ा है | घर उतना बड़ा है | You wrote उतना, which points far; here it is इतना, which points near.
मुझसे बोलो | मैंने बोलो | which is “I, who did it”; here it is मुझसे, with से, “from, by, with”
वह अपने घर में है | वह उसके घर में है | here it is अपने, for what belongs to whoever does it
कोई है | किसी है | which stands before a postposition; here it is कोई
बस रोको | बस रुको | You wrote रुको, which is “stop,stay”; here it is रोको, “stop”
मुझे न चाय चाहिए न दूध | मुझे नहीं चाय चाहिए न दूध | here it is न … न, “neither … nor”
मैं घर से हूँ दुकान से | मैं दुकान से हूँ घर से | The words are right, but their order is not: मैं घर से हूँ दुकान से
उसका घर यहाँ है जहाँ बस आती हैं | जहाँ बस आती हैं उसका घर यहाँ है | The words are right, but their order is not: उसका घर यहाँ है
दुकान घर के पीछे है | दुकान घर का पीछे है | here it is के, since पीछे follows it
मेरे पास घर है | मेरा पास घर है | here it is मेरे, since पास follows it
उसका नाम क्या है | इसका नाम क्या है | You wrote इसका, which points near; here it is उसका, which points far
किताब को | किताब से | which says “from, by, with”; here it is को, “to”
भाई से | भाई को | which says “to”; here it is से, “from, by, with”
घर में | घर पर | which says “on, at”; here it is में, “in”
मेज़ पर | मेज़ में | which says “in”; here it is पर, “on, at”
मेज़ पर | मेज़ से | here it is पर
दिल्ली तक | दिल्ली से | here it is तक, “up to”
दिल्ली से | दिल्ली में | here it is से
भाई ने | भाई को | here it is ने, “who did it”
भाई को | भाई ने | here it is को, “to”
राम का घर | राम को घर | which says “to”; here it is का, “of”
राम को आम दो | राम का आम दो | which says “of”; here it is को, “to”
घर में पानी है | घर को पानी है | here it is में, “in”
मैं ठीक हूँ | मैं ठीक है | since मैं takes हूँ
मैं ठीक हूँ | मैं ठीक हैं | since मैं takes हूँ
तुम कहाँ हो | तुम कहाँ है | since तुम takes हो
तुम कहाँ हो | तुम कहाँ हैं | since तुम takes हो
आप कैसे हैं | आप कैसे है | since आप takes हैं
आप कैसे हैं | आप कैसे हो | since आप takes हैं
हम यहाँ हैं | हम यहाँ है | since हम takes हैं
ये आम हैं | ये आम है | since ये takes हैं
वे कौन हैं | वे कौन है | since वे takes हैं
यह आम है | यह आम हैं | for one person or thing
यह आम है | यह आम हूँ | which goes with मैं
यह आम था | यह आम है | which speaks of now
यह आम है | यह आम था | which speaks of the past
दिन अच्छा था | दिन अच्छा थी | one masculine thing
चाय अच्छी थी | चाय अच्छी थे | one feminine thing
तू कहाँ है | तुम कहाँ है | which is for friends and family; here it is तू, for a small child or a closest friend.
तुम कहाँ हो | आप कहाँ हो | which is for people you respect; here it is तुम, for friends and family.
आप कहाँ हैं | तुम कहाँ हैं | You wrote तुम, which is for friends and family; here it is आप, for people you respect.
आपका नाम क्या है | तुम्हारा नाम क्या है | which is the तुम form; here it is the आप form, आपका
आपका नाम क्या है | तेरा नाम क्या है | which is the तू form
तुम्हारा नाम क्या है | आपका नाम क्या है | here it is the तुम form
आपकी किताब | तुम्हारी किताब | here it is the आप form, आपकी
आपके भाई | तेरे भाई | here it is the आप form
आपको चाय चाहिए | तुम्हें चाय चाहिए | here it is the आप form, आपको
तुम्हें चाय चाहिए | तुझे चाय चाहिए | here it is the तुम form
आपसे | तुमसे | here it is the आप form
दीजिए | दो | which is the तुम form; here it is the आप form, दीजिए
चाय दीजिए | चाय दे | which is the तू form
लीजिए | लो | which is the तुम form
कीजिए | करो | which is the तुम form
करो | कीजिए | which is the आप form
पीजिए | पियो | here it is the आप form
देखिए | देखो | which is the तुम form; here it is the आप form
देखो | देखिए | which is the आप form; here it is the तुम form
बोलिए | बोलो | here it is the आप form
आइए | आओ | here it is the आप form
आओ | आइए | here it is the तुम form
जाइए | जाओ | here it is the आप form
बोलो | बोल | which is the तू form
मत हारो | मत हार | You wrote हार, which is the तू form; here it is the तुम form, हारो.
यह क्या है | वह क्या है | which is for one that is far; here it is यह, for one that is near
वह कौन है | यह कौन है | here it is वह, for one that is far
ये आम हैं | वे आम हैं | here it is ये, for several that are near, or one with respect
ये आम हैं | यह आम हैं | which is for one that is near; here it is ये, for several
वे आम हैं | वह आम हैं | here it is वे, for several that are far
इस घर में | उस घर में | here it is इस, for one that is near
इस घर में | यह घर में | before a postposition
किताब | किताबें | which is several; here it is किताब, one
किताबें | किताब | here it is किताबें, several
किताबों में | किताबें में | You wrote किताबें; here it is किताबों, since में follows it.
लड़कों ने दूध पिया | लड़के ने दूध पिया | You wrote लड़के, which before ने is one; here it is लड़कों, several.
किताबों में | किताब में | which is one; here it is किताबों, several, before a postposition
लड़के ने दूध पिया | लड़का ने दूध पिया | You wrote लड़का; here it is लड़के, since ने follows it.
लड़के | लड़का | here it is लड़के, several, or one before a postposition
लड़के के पास | लड़को के पास | You wrote लड़को, which is for calling several; here it is लड़के, one, before a postposition.
लड़के | लड़को | You wrote लड़को, which is for calling several; here it is लड़के, several, or one before a postposition.
भाई | भाइयो | You wrote भाइयो, which is for calling several; here it is भाई, one, or several.
दो कमरे में | दो कमरों में | You wrote कमरों, which is several, before a postposition; here it is कमरे, several, or one before a postposition.
लड़कियाँ | लड़की | here it is लड़कियाँ, several
कमरे में | कमरा में | here it is कमरे
सबको चाय दो | सबका चाय दो | You wrote सबका, which has का, “of”, in it; here it is सबको, with को, “to”.
किसी ने चाय पी | कोई ने चाय पी | You wrote कोई; here it is किसी, its form before a postposition.
लड़कियाँ आई हैं | लड़कियाँ आईं हैं | You wrote आईं; here it is आई, since हैं already says that they are several.
घर | घरों | here it is घर, one, or several
किताब | मेज़ | You wrote the word for “table” (मेज़); here it is किताब
चाय | दूध | You wrote the word for “milk” (दूध)
पानी | चाय | the word for “tea”
भाई | बहन | the word for “sister”
लड़का | लड़की | the word for “girl”
कान | कम | कान
कौन-सी चाय ठंडी है | चाय कौन-सी ठंडी है | The words are right, but their order is not: कौन-सी चाय ठंडी है.
कौन-सी चाय ठंडी है | मुझे दूध दो जल्दी | You wrote something else; here it is कौन-सी चाय ठंडी है.
कौन-सी चाय ठंडी है | कौनसीचाय ठंडीहै | Every letter is right; mind the gaps between the words: कौन-सी चाय ठंडी है.
उसकी किताब यहाँ है | वह का किताब यहाँ है | You wrote वह का; वह and की become one word: उसकी.
इस घर में दूध है | यह घर में दूध है | You wrote यह; here it is इस, its form before a postposition.
उन भाइयों को दो | वे भाइयों को दो | You wrote वे; here it is उन, its form before a postposition.
मुझसे बोलो | मुझे बोलो | You wrote मुझे, which has को, “to”, in it; here it is मुझसे, with से, “from, by, with”.
मेरे दो भाई हैं | मेरे पास दो भाई हैं | “पास” is one word too many: पास is for things, not for family.
राम के तीन भाई हैं | राम के पास तीन भाई हैं | “पास” is one word too many: पास is for things, not for family.
मेरी एक बहन है | मेरे पास एक बहन है | You wrote मेरे पास; पास is for things, not for family: मेरी.
आपका एक घर है | आपके पास एक घर है | You wrote आपके पास; here it is आपका.
लड़कों को दूध दो | लड़को को दूध दो | You wrote लड़को; the dot of the anusvara (ं) is missing, the vowel goes through the nose: लड़कों.
चलो घर चलें | चलो घर चले | You wrote चले; the dot of the anusvara (ं) is missing, the vowel goes through the nose: चलें.
उसका घर बड़ा है | वह का घर बड़ा है | You wrote वह का; वह and का become one word: उसका.
उसने चाय पी | वो ने चाय पी | You wrote वो ने; वो and ने become one word: उसने.
मेरा घर | मैं का घर | You wrote मैं का; मैं and का become one word: मेरा.
किसकी किताब है | कौन की किताब है | You wrote कौन की; कौन and की become one word: किसकी.
मुझे चाय चाहिए | मैं को चाय चाहिए | You wrote मैं को; मैं and को become one word: मुझे.
उनसे बोलो | वे से बोलो | You wrote वे से; वे and से become one word: उनसे.
मुझे चाय चाहिए | मेरे को चाय चाहिए | You wrote मेरे को, which many say; the norm is मुझे.
यह किताब मेरे लिए है | यह किताब मुझे लिए है | You wrote मुझे; here it is मेरे, since लिए follows it.
मैंने चाय पी | हमने चाय पी | which is “we, who did it”; here it is मैंने, “I, who did it”.
किताब मेज़ पर है | किताब मेज़ के ऊपर है | You wrote के ऊपर, which says “above”; here it is पर, “on, at”.
राम से बात करो | राम के साथ बात करो | You wrote के साथ, which says “together with”; here it is से, “from, by, with”: the one with whom one speaks takes से.
बस आई है | गाड़ी आई है | You wrote the word for “car,vehicle” (गाड़ी); here it is बस.
कार आई है | गाड़ी आई है | You wrote गाड़ी, which says “car” too; here it is कार.
यह घर है | यह है घर | the verb stands last: यह घर है
मैं ठीक हूँ | मैं हूँ ठीक | the verb stands last
किताब मेज़ पर है | मेज़ किताब पर है | पर stands right after मेज़
मैं चाय पीता हूँ | चाय मैं पीता हूँ | their order is not
राम ने बात अच्छी की | राम ने अच्छी बात की | The words are right, but their order is not: राम ने बात अच्छी की.
आँख | आख | the chandrabindu (ँ) is missing
हूँ | हू | the chandrabindu (ँ) is missing
नहीं | नही | the dot of the anusvara (ं) is missing
पूछ | पूँछ | one chandrabindu (ँ) too many
बड़ा | बडः | बड़ा
ज़रूर | जरुर | ज़रूर
मैं ठीक हूँ | मैं ठिक है जी | ठीक
मैं ठीक हूँ | मैं बहुत ठिक हूँ | “बहुत” is one word too many
दूध पीना अच्छा है | दूध पीने अच्छा है | You wrote पीने, which stands before a postposition; here it is पीना.
मुझे घर जाना है | मुझे घर जानी है | You wrote जानी; here it is जाना.
बस आने ही वाली है | बस आना ही वाली है | You wrote आना; here it is आने, since वाली follows it.
बहन शर्मिंदा है | बहन शर्मिंदी है | You wrote शर्मिंदी; here it is शर्मिंदा, which always keeps its ा.
लड़का यहाँ है | लड़की यहाँ है | You wrote the word for “girl” (लड़की); the vowel is आ, not ई: लड़का.
उसकी किताब यहाँ है | उनकी किताब यहाँ है | You wrote उनकी, which is for several, or one with respect; here it is उसकी, for one.
उनसे बोलो | उससे बोलो | You wrote उससे, which is for one; here it is उनसे, for several, or one with respect.
कृपया दूध दें | कृपया दूध दो | You wrote दो, which is the तुम form; here it is the आप form, दें.
कृपया किताब देखें | कृपया किताब देखो | You wrote देखो, which is the तुम form; here it is the आप form, देखें.
राजा दूध पीता है | राजे दूध पीता है | You wrote राजे; here it is राजा, which always keeps its ा.
घर नदी के किनारे है | घर नदी के किनारा है | You wrote किनारा; here it is किनारे, which ends so after के.
राम के विरुद्ध | राम की विरुद्ध | You wrote की; here it is के, since विरुद्ध follows it.
कितने पैसे लगेंगे | कितने पैसे लगेगें | the dot of the anusvara (ं) stands earlier in the word: लगेंगे
पानी कहाँ है | पाना कहाँ है | the vowel is ई, not आ: पानी
राम से बोलो | राम सी बोलो | You wrote सी; the vowel is ए, not ई: से.
दादी यहाँ है | नानी यहाँ है | You wrote नानी, which is “grandmother(mother's)”; here it is दादी, “grandmother(father's)”.
`
