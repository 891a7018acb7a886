/** Postpositions left out, mixed up or put where none belongs, and right answers beside them: expected | given | verdict | the whole reason. */
export const POSTPOSITION_PAIRS: [string, string, string, string][] = `
राम को चाय पसंद है | राम चाय पसंद है | wrong | “को” is missing after राम: one who likes something takes को.
राम को चाय पसंद है | राम से चाय पसंद है | wrong | You wrote से, which says “from, by, with”; here it is को, “to”: one who likes something takes को.
मुझे चाय पसंद है | मैं चाय पसंद है | wrong | You wrote मैं, which is “I”; here it is मुझे, “to me”: one who likes something takes को.
मुझे चाय पसंद है | मुझ चाय पसंद है | wrong | You wrote मुझ, which stands before another word; here it is मुझे, with को in it: one who likes something takes को.
मुझे चाय पसंद है | मुझको चाय पसंद है | hint | Right, मुझको says the same; here it is मुझे.
उसे चाय चाहिए | उस चाय चाहिए | wrong | You wrote उस, which stands before another word; here it is उसे, with को in it: one who wants or needs something takes को.
मुझे उसे रोकना नहीं चाहिए था | मुझे वह रोकना नहीं चाहिए था | wrong | You wrote वह, which is “he, she”; here it is उसे, “to him, to her”.
राम को पानी चाहिए | राम पानी चाहिए | wrong | “को” is missing after राम: one who wants or needs something takes को.
बहन को आम दो | बहन आम दो | wrong | “को” is missing after बहन: one who is given something takes को.
बहन को आम दो | बहन का आम दो | wrong | You wrote का, which says “of”; here it is को, “to”: one who is given something takes को.
राम को घर जाना है | राम घर जाना है | wrong | “को” is missing after राम: one who has to do something, or should, takes को.
मुझे जाना है | मैं जाना है | wrong | You wrote मैं, which is “I”; here it is मुझे, “to me”: one who has to do something, or should, takes को.
तुम्हें सोना चाहिए | तुम सोना चाहिए | wrong | You wrote तुम, which is “you”; here it is तुम्हें, “to you”: one who has to do something, or should, takes को.
राम को दूध पीना चाहिए | राम दूध पीना चाहिए | wrong | “को” is missing after राम: one who has to do something, or should, takes को.
लड़के को भूख लगी है | लड़के भूख लगी है | wrong | “को” is missing after लड़के: one who feels or likes something takes को.
लड़की को मिठाई मिली | लड़की मिठाई मिली | wrong | “को” is missing after लड़की: one who gets or meets with something takes को.
बहन को हिंदी आती है | बहन हिंदी आती है | wrong | “को” is missing after बहन: one who knows or remembers something takes को.
सोमवार को दुकान बंद है | सोमवार दुकान बंद है | wrong | “को” is missing after सोमवार: the day when it happens takes को.
सोमवार को दुकान बंद है | सोमवार में दुकान बंद है | wrong | You wrote में, which says “in”; here it is को, “to”: the day when it happens takes को.
हम शाम को आते हैं | हम शाम आते हैं | wrong | “को” is missing after शाम: the time of day takes को here.
हम रात को आते हैं | हम रात में आते हैं | wrong | You wrote में, which says “in”; here it is को, “to”.
हमें शाम को घर जाना है | हमें शाम में घर जाना है | wrong | You wrote में, which says “in”; here it is को, “to”.
आज रात मुझे जाना है | आज रात मैं जाना है | wrong | You wrote मैं, which is “I”; here it is मुझे, “to me”: one who has to do something, or should, takes को.
सोमवार मुझे जाना है | सोमवार मैं जाना है | wrong | You wrote मैं, which is “I”; here it is मुझे, “to me”: one who has to do something, or should, takes को.
भाई को बुलाओ | भाई बुलाओ | wrong | “को” is missing after भाई: the one who is called takes को.
राम को बताओ | राम बताओ | wrong | “को” is missing after राम: one who is told something takes को.
राम को देखो | राम देखो | wrong | “को” is missing after राम.
राम ने दूध पिया | राम दूध पिया | wrong | “ने” is missing after राम: with पिया, the doer takes ने.
राम ने दूध पिया | राम को दूध पिया | wrong | You wrote को, which says “to”; here it is ने, “who did it”: with पिया, the doer takes ने.
मैंने दूध पिया | मैं दूध पिया | wrong | You wrote मैं, which is “I”; here it is मैंने, “I, who did it”: with पिया, the doer takes ने.
उसने किताब देखी | वह किताब देखी | wrong | You wrote वह, which is “he, she”; here it is उसने, “he, she, who did it”: with देखी, the doer takes ने.
लड़की ने आम लिया है | लड़की आम लिया है | wrong | “ने” is missing after लड़की: with लिया, the doer takes ने.
राम जाता है | राम ने जाता है | wrong | “ने” is one word too many: जाता है never takes ने.
भाई आम खाएगा | भाई ने आम खाएगा | wrong | “ने” is one word too many: खाएगा never takes ने.
बहन गई | बहन ने गई | wrong | “ने” is one word too many: गई never takes ने.
राम का घर | राम घर | wrong | “का” is missing after राम: it ties राम to घर; here it is का, since घर is masculine.
राम की किताब | राम किताब | wrong | “की” is missing after राम: it ties राम to किताब; here it is की, since किताब is feminine.
राम का बड़ा घर | राम बड़ा घर | wrong | “का” is missing after राम: it ties राम to घर; here it is का, since घर is masculine.
राम के घर में पानी है | राम घर में पानी है | wrong | “के” is missing after राम: it ties राम to घर; here it is के, since घर is masculine and में follows it.
राम के घर में पानी है | राम के घर पानी है | wrong | “में” is missing after घर: it says “in”.
दुकान घर के पीछे है | दुकान घर पीछे है | wrong | “के” is missing after घर: पीछे takes के before it.
राम के दो भाई हैं | राम दो भाई हैं | wrong | “के” is missing after राम.
घर में पानी है | घर पानी है | wrong | “में” is missing after घर: it says “in”.
घर में पानी है | घर से पानी है | wrong | You wrote से, which says “from, by, with”; here it is में, “in”.
किताब मेज़ पर है | किताब मेज़ है | wrong | “पर” is missing after मेज़: it says “on” or “at”.
किताब मेज़ पर है | किताब मेज़ में है | wrong | You wrote में, which says “in”; here it is पर, “on, at”.
दुकान बस से दूर है | दुकान बस दूर है | wrong | “से” is missing after बस: दूर, पहले, ज़्यादा, कम and अलग take से before them.
घर दुकान से बड़ा है | घर दुकान बड़ा है | wrong | “से” is missing after दुकान: what one compares with takes से.
मैं बस से जाता हूँ | मैं बस जाता हूँ | wrong | “से” is missing after बस: what one travels by takes से.
मैं बस से जाता हूँ | मैं बस पर जाता हूँ | wrong | You wrote पर, which says “on, at”; here it is से, “from, by, with”: what one travels by takes से.
राम से पूछो | राम पूछो | wrong | “से” is missing after राम: the one who is asked takes से.
राम से पूछो | राम को पूछो | wrong | You wrote को, which says “to”; here it is से, “from, by, with”: the one who is asked takes से.
फिर से पूछो | फिर पूछो | wrong | “से” is missing after फिर.
हम दो साल से यहाँ हैं | हम दो साल यहाँ हैं | wrong | “से” is missing after साल: a time that goes on until now takes से.
घर से दुकान तक | घर दुकान तक | wrong | “से” is missing after घर: where it begins takes से, where it ends तक.
घर से दुकान तक | घर से दुकान | wrong | “तक” is missing after दुकान: it says “up to”.
दुकान पाँच बजे तक खुली है | दुकान पाँच बजे खुली है | wrong | “तक” is missing after बजे: the time until when takes तक.
मार्च में आम नहीं है | मार्च को आम नहीं है | wrong | You wrote को, which says “to”; here it is में, “in”: the month when it happens takes में.
हम हिंदी में बोलते हैं | हम हिंदी से बोलते हैं | wrong | You wrote से, which says “from, by, with”; here it is में, “in”: the language that it is in takes में.
घर अच्छा है पर छोटा है | घर अच्छा है छोटा है | wrong | The word “पर” is missing.
राम को चाय पसंद है | राम को चाय पसंद है | exact | Exactly right.
राम को चाय पसंद है | रामको चाय पसंद है | hint | Right, but it is written as two words: राम को.
मुझे जाना है | मुझको जाना है | hint | Right, मुझको says the same; here it is मुझे.
मेज़ पर किताब है | मेज़ पे किताब है | hint | Right, पे is how it is said; it is written पर.
उसने दूध पिया | उस ने दूध पिया | hint | Right, but it is written as one word: उसने.
उसे बुलाओ | उस को बुलाओ | hint | Right, उसको says the same, in one word; here it is उसे.
उसको बुलाओ | उस को बुलाओ | hint | Right, but it is written as one word: उसको.
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim().normalize('NFC')))
  .map(([expected = '', given = '', verdict = '', reason = '']) => [expected, given, verdict, reason])
