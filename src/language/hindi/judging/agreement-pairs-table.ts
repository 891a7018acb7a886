/** Slips of an ending that goes with a noun, a speaker or nothing, in the columns of judge-grammar-table.ts. All are wrong. */
export const AGREEMENT_PAIRS = `
मैंने बोला कि मैं घर जाऊँगी | मैंने बोली कि मैं घर जाऊँगी | You wrote बोली; here it is बोला, since after ने the verb does not go with the doer.
मैंने लड़की को देखा | मैंने लड़की को देखी | You wrote देखी; here it is देखा, since after ने the verb does not go with the doer.
बहन ने बोला | बहन ने बोली | You wrote बोली; here it is बोला, since after ने the verb does not go with the doer.
लड़की ने दिन भर देखा | लड़की ने दिन भर देखी | You wrote देखी; here it is देखा, since after ने the verb does not go with the doer.
किसने पढ़ी | किसने पढ़ा | You wrote पढ़ा; here it is पढ़ी, since after ने the verb goes with what is done.
मैंने देखा वह बोली | मैंने देखा वह बोला | You wrote बोला; the ending is for a woman, or a feminine thing: बोली.
मुझे बोलना आता है | मुझे बोलना आती है | You wrote आती; here it is आता.
मुझसे देखा नहीं जाता | मुझसे देखा नहीं जाती | You wrote जाती; here it is जाता.
मुझसे देखा नहीं जाता | मुझसे देखी नहीं जाता | You wrote देखी; here it is देखा.
उसने बोला कि मैं बोलती हूँ | उसने बोला कि मैं बोलता हूँ | You wrote बोलता, which a man says; here a woman speaks: बोलती.
मैं बोलता हूँ कि हरजीत आया | मैं बोलता हूँ कि हरजीत आई | You wrote आई; the ending is for a man, or one masculine thing: आया.
आज और कल घर जाता हूँ | आज और कल घर जाती हूँ | You wrote जाती, which a woman says; here a man speaks: जाता.
कल जाऊँगी | कल जाऊँगा | You wrote जाऊँगा, which a man says; here a woman speaks: जाऊँगी.
मेरा घर बड़ा है | मेरे घर बड़ा है | You wrote मेरे; here it is मेरा, since घर is masculine, and one.
मेरा घर बड़ा है | मेरी घर बड़ा है | You wrote मेरी; here it is मेरा, since घर is masculine.
मेरे कमरे की गाड़ी कहाँ है | मेरी गाड़ी कहाँ है | The word “कमरे” is missing.
मेरा कमरा बड़ा है | मेरे कमरे बड़े हैं | You wrote कमरे, which is several
मेरा भाई यहाँ है | मेरी बहन यहाँ है | You wrote the word for “sister” (बहन); here it is भाई.
लड़की आई है | दुकान आया है | You wrote the word for “shop” (दुकान)
आप तो राम का हार हो गए | आप तो राम का हार हो गया | You wrote गया; the ending is for several, or a man with respect: गए.
जब तक काम न आए मैं यहाँ हूँ | जब तक काम न आई मैं यहाँ हूँ | You wrote आई; here it is आए, for what may be, or is wished.
उसने किताब पढ़ी | उसने किताब पढ़ा | You wrote पढ़ा; here it is पढ़ी, since किताब is feminine.
मैं कल जाऊँगा | मैं कल जाऊँगी | which a woman says; here a man speaks: जाऊँगा
आप कहाँ रहते हैं | आप कहाँ रहती हैं | the ending is for several, or a man with respect: रहते
मैं घर में काम करता हूँ | मैं घर में काम करते हूँ | the ending is for a man, or one masculine thing: करता
लड़की दूध पी रही है | लड़की दूध पी रहा है | here it is रही, since लड़की is feminine
आप चाय पीते हैं | आप चाय पीती हैं | the ending is for several, or a man with respect: पीते
कौन चाय पीता है | कौन चाय पीती है | the ending is for a man, or one masculine thing: पीता
मिठाई मैंने देखी | मिठाई मैंने देखा | here it is देखी, since मिठाई is feminine
चाय ठंडी होती है | चाय ठंडा होती है | here it is ठंडी, since चाय is feminine
नाम किसका है घर का या दुकान का | नाम किसकी है घर का या दुकान का | here it is किसका, since नाम is masculine
कौन सी चाय ठंडी है | कौन सी चाय ठंडा है | here it is ठंडी, since चाय is feminine
लड़का दूध पीना चाहता है | लड़का दूध पीने चाहता है | here it is पीना, since what one wants to do stays in -ना
आप कैसे हैं | आप कैसी हैं | the ending is for several, or a man with respect: कैसे
मैं अच्छा हूँ | मैं अच्छी हूँ | which a woman says; here a man speaks: अच्छा
राम ने किताब दी | राम ने किताब दिया | here it is दी, since किताब is feminine
यह मेरे भाई का घर है | यह मेरे भाई के घर है | here it is का, since घर is masculine
यह मेरे भाई की किताब है | यह मेरे भाई का किताब है | here it is की, since किताब is feminine
यह मेरे भाई की किताब है | यह मेरा भाई की किताब है | since भाई is masculine and की follows it
राम के घर में कौन है | राम का घर में कौन है | here it is के, since घर is masculine and में follows it
राम के घर में कौन है | राम की घर में कौन है | here it is के, since घर is masculine and में follows it
चाय की दुकान | चाय का दुकान | since दुकान is feminine
चाय का गिलास | चाय की गिलास | since गिलास is masculine
मेरी बहन यहाँ है | मेरा बहन यहाँ है | since बहन is feminine
मेरा भाई यहाँ है | मेरी भाई यहाँ है | since भाई is masculine
मेरे भाई यहाँ हैं | मेरा भाई यहाँ हैं | since भाई is masculine, and several or respected
आपकी किताब कहाँ है | आपका किताब कहाँ है | since किताब is feminine
आपका घर कहाँ है | आपकी घर कहाँ है | since घर is masculine
तुम्हारी चाय ठंडी है | तुम्हारा चाय ठंडी है | since चाय is feminine
तुम्हारी चाय ठंडी है | तुम्हारी चाय ठंडा है | since चाय is feminine
हमारा घर बड़ा है | हमारी घर बड़ा है | since घर is masculine
हमारा घर बड़ा है | हमारा घर बड़ी है | since घर is masculine
बड़ी किताब | बड़ा किताब | since किताब is feminine
बड़ा घर | बड़ी घर | since घर is masculine
बड़े घर में | बड़ा घर में | since घर is masculine and में follows it
अच्छी चाय | अच्छा चाय | since चाय is feminine
अच्छा दिन | अच्छी दिन | since दिन is masculine
नई किताब | नया किताब | since किताब is feminine
नया घर | नई घर | since घर is masculine
ताज़ी सब्ज़ी | ताज़ा सब्ज़ी | since सब्ज़ी is feminine
काली बिल्ली | काला बिल्ली | since बिल्ली is feminine
मीठा आम | मीठी आम | since आम is masculine
मीठी मिठाई | मीठा मिठाई | since मिठाई is feminine
कितनी चाय | कितना चाय | since चाय is feminine
कितना पानी | कितनी पानी | since पानी is masculine
कैसी किताब | कैसा किताब | since किताब is feminine
किताब अच्छी है | किताब अच्छा है | since किताब is feminine
घर अच्छा है | घर अच्छी है | since घर is masculine
बस आती है | बस आता है | since बस is feminine
लड़का जाता है | लड़का जाती है | since लड़का is masculine
लड़की जाती है | लड़की जाता है | since लड़की is feminine
बहन घर में रहती है | बहन घर में रहता है | since बहन is feminine
भाई घर में रहता है | भाई घर में रहती है | since भाई is masculine
मैं जाता हूँ | मैं जाती हूँ | which a woman says; here a man speaks: जाता
मैं जाती हूँ | मैं जाता हूँ | which a man says; here a woman speaks: जाती
वे जाते हैं | वे जाता हैं | the ending is for several, or a man with respect: जाते
अच्छा | अच्छी | the ending is for one masculine thing: अच्छा
बड़ी | बड़ा | the ending is for a feminine word: बड़ी
मेरे | मेरा | the ending is for several masculine things
सातवाँ घर | सातवें घर | You wrote सातवें; here it is सातवाँ, since घर is masculine, and one.
काम का कारण क्या है | काम की कारण क्या है | You wrote की; here it is का, since कारण is masculine.
हरजीत दूध पी रहा है | हरजीत दूध पी रही है | You wrote रही; the ending is for a man, or one masculine thing: रहा.
कौन-सी चाय ठंडी है | कौन-सा चाय ठंडी है | You wrote सा; here it is सी, since चाय is feminine.
मैं काला हुआ हूँ | मैं काली हुई हूँ | You wrote काली, which a woman says; here a man speaks: काला.
दो गिलास दीजिए | दो गिलासें दीजिए | You wrote गिलासें; here it is गिलास, which is masculine and ends so for one and for several.
मेरे दो भाई हैं | मेरे दो भाइयाँ हैं | here it is भाई, which is masculine and ends so for one and for several.
कौन-सा दिन अच्छा है | कौन-सी दिन अच्छा है | You wrote सी; here it is सा, since दिन is masculine.
मुझे चाय पीनी है | मुझे चाय पीना है | You wrote पीना; here it is पीनी, since चाय is feminine.
मुझे दूध पीना है | मुझे दूध पीनी है | You wrote पीनी; here it is पीना, since दूध is masculine.
मैं चलते-चलते बोला | मैं चलता-चलता बोला | You wrote चलता; here it is चलते, which tells how and goes with no noun.
बहन चलते हुए बोली | बहन चलती हुए बोली | You wrote चलती; here it is चलते, which tells how and goes with no noun.
मैं देखते ही बोली | मैं देखती ही बोली | You wrote देखती; here it is देखते, which tells how and goes with no noun.
वह ऐसे बोलता है | वह ऐसा बोलता है | You wrote ऐसा; here it is ऐसे, which tells how and goes with no noun.
चाय कैसे पीते हैं | चाय कैसी पीते हैं | You wrote कैसी; here it is कैसे, which tells how and goes with no noun.
काम कैसे हुआ | काम कैसा हुआ | You wrote कैसा; here it is कैसे, which tells how and goes with no noun.
यह कैसे हो सकता है | यह कैसा हो सकता है | You wrote कैसा; here it is कैसे, which tells how and goes with no noun.
कैसे हैं आप | कैसी हैं आप | You wrote कैसी; the ending is for several, or a man with respect: कैसे.
आम कैसे होते हैं | आम कैसी होते हैं | You wrote कैसी; here it is कैसे, since आम is masculine, and several or respected.
दस दिन से | दस दिनों से | You wrote दिनों; here it is दिन, which stays so after a number here.
अगले दिन वह आया | अगला दिन वह आया | You wrote अगला; here it is अगले, since दिन tells when, as if a postposition followed.
अगले दिन में | अगला दिन में | You wrote अगला; here it is अगले, since दिन is masculine and में follows it.
थोड़ा आगे चलो | थोड़ी आगे चलो | You wrote थोड़ी; here it is थोड़ा, which tells how and goes with no noun.
चाय अपने आप आई | चाय अपना आप आई | You wrote अपना; here it is अपने, which tells how and goes with no noun.
तुम क्या करते हो | तुम क्या करती हो | You wrote करती, which is said to a woman; here it is said to a man: करते.
क्या बोलोगी | क्या बोलोगे | You wrote बोलोगे, which is said to a man; here it is said to a woman: बोलोगी.
बहनें कल आईं | बहनें कल आई | You wrote आई, which goes with one feminine thing; here it is आईं, for several, or a woman with respect.
वह दूध लेने गया | वह दूध लेना गया | You wrote लेना; here it is लेने, for what one goes or comes to do.
जिनकी किताब है | जिनका किताब है | You wrote जिनका; here it is जिनकी, since किताब is feminine.
चाय की दुकान है | चाय का कमरा है | You wrote the word for “room” (कमरा); here it is दुकान.
लड़की बहन जैसी है | लड़की बहन वैसी है | You wrote वैसी, which points; here it is जैसी, “like”.
वे कल आए | वे कल आया | You wrote आया; the ending is for several, or a man with respect: आए.
घर साफ़ करते हैं | घर साफ़ करती हैं | You wrote करती; the ending is for several, or a man with respect: करते.
दूध पीता है | दूध पीती है | You wrote पीती; the ending is for a man, or one masculine thing: पीता.
दो ठंडी चाय वाले लड़के हैं | दो ठंडी चाय वाली लड़के हैं | You wrote वाली; here it is वाले, since लड़के is masculine, and several or respected.
`
