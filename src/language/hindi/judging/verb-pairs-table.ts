/** Slips of a verb's form, in the columns of judge-grammar-table.ts. All are wrong. */
export const VERB_PAIRS = `
जो बोले उसे रोको | जो बोला उसे रोको | You wrote बोला; here it is बोले, for what may be, or is wished.
मेज़ टूट गई | मेज़ टूटी गई | here it is the bare stem टूट, since गई follows it.
कार चल ही रही है | कार चलना ही रही है | here it is the bare stem चल, since रही follows it.
चाय जल रही है | चाय जला रही है | You wrote जला, which is the stem of जलाना; here it is जल, the stem of जलना.
दूध चाहिए | दूध चाहते | You wrote चाहते; here it is चाहिए.
मैं करूँगा | मैं करेगा | here it is करूँगा, for मैं
आप करेंगे | आप करोगे | which goes with तुम; here it is करेंगे
तुम करोगे | तुम करेंगे | here it is करोगे, for तुम
चाय पीजिए | चाय पी लीजिए | You wrote पी लीजिए, two verbs; here it is one: पीजिए.
वह बोल गया | वह बोला | You wrote बोला, one verb; here it is two: बोल गया.
वह करेगा | वह करेंगे | here it is करेगा, for one person
किताब पढ़ लीजिए | किताब पढ़ा लीजिए | here it is the bare stem पढ़, since लीजिए follows it.
चाय पी सकते हो | चाय पीना सकते हो | You wrote पीना; here it is the bare stem पी, since सकते follows it.
किताब देख लीजिए | किताब देखो लीजिए | You wrote देखो; here it is the bare stem देख, since लीजिए follows it.
दिन अच्छा हो सकता है | दिन अच्छा हूँ सकता है | You wrote हूँ; here it is the bare stem हो, since सकता follows it.
करना | करता | another form of करना
करता | करना | which is the form that stands in a dictionary; here it is करता.
किया | करता | another form of करना; here it is किया
मैं घर गया | मैंने घर गया | You wrote मैंने, which is “I, who did it”; here it is मैं, “I”: गया never takes ने.
मैं दूध पी चुका हूँ | मैंने दूध पी चुका हूँ | here it is मैं, “I”: चुका हूँ never takes ने.
मैं बोल सका | मैंने बोल सका | here it is मैं, “I”: सका never takes ने.
गाड़ी रोक दो | गाड़ी रोको दो | here it is the bare stem रोक, since दो follows it.
हम हार गए | हम हारे गए | here it is the bare stem हार, since गए follows it.
लड़की जा रही है | लड़की जाती है | You wrote जाती, which is for what happens often; here it goes on now: जा रही.
गाड़ी रोकिए | गाड़ी रोक दीजिए | You wrote रोक दीजिए, two verbs; here it is one: रोकिए.
गाड़ी रोक दीजिए | गाड़ी रोकिए | You wrote रोकिए, one verb; here it is two: रोक दीजिए.
लड़की बोल सकती है | लड़की बोलती है | You wrote बोलती, one verb; here it is two: बोल सकती.
लड़की आ गई है | लड़की आ रही है | You wrote रही, which is for what goes on now; here it is done: गई.
लड़की आ रही है | लड़की आ गई है | You wrote गई, which is for what is done; here it goes on now: रही.
लड़की जाती है | लड़की जा रही है | You wrote जा रही, which goes on now; here it is for what happens often: जाती.
काश बहन यहाँ आए | काश बहन यहाँ आई | You wrote आई; here it is आए, for what may be, or is wished.
बहन यहाँ आए | बहन यहाँ आई | You wrote आई, which is another form of आना; here it is आए.
मानो वह घर हो | मानो वह घर है | You wrote है; here it is हो, for what may be, or is wished.
दिन शुभ हो | दिन शुभ है | You wrote है; here it is हो, for what may be, or is wished.
घर में दूध हो | घर में दूध है | You wrote है; here it is हो.
कहाँ जा रहे हो | कहाँ जा रहे हैं | You wrote हैं, which goes with several, or one person with respect; here it is हो, for तुम.
मैं जा रही थी तभी बस आई | मैंने जा रही थी तभी बस आई | here it is मैं, “I”: रही थी never takes ने.
`
