/** A small dictionary for sentences of tests: word | meaning | kind and gender. */
export const GRAMMAR_WORDS = `
घर house noun m | किताब book noun f | भाई brother noun m unmarked | बहन sister noun f | चाय tea noun f | दूध milk noun m | मेज़ table noun f
दुकान shop noun f | कार car noun f | गाड़ी car,vehicle noun f | गिलास glass noun m | दिन day noun m | सब्ज़ी vegetable noun f | बिल्ली cat noun f | आम mango noun m | मिठाई sweets noun f
पानी water noun m | बस bus noun f | लड़का boy noun m | लड़की girl noun f | नाम name noun m | कमरा room noun m | कान ear noun m | काम work noun m
बड़ा big adjective | अच्छा good adjective | ठंडा cold adjective | नया new adjective | ताज़ा fresh adjective | काला black adjective | मीठा sweet adjective
जाना go verb | आना come verb | रहना live verb | करना do verb | पीना drink verb | देना give verb | लेना take verb | देखना see verb | बोलना speak verb | होना be verb | सकना can verb
राजा king noun m | किनारा bank noun m | दादी grandmother(father's) noun f | नानी grandmother(mother's) noun f
अगला next adjective | सातवाँ seventh adjective | शर्मिंदा ashamed adjective | कारण cause noun m | हार garland noun m | हारना lose verb | चलना walk verb | रोकना stop verb | रुकना stop,stay verb | सीना sew verb
पढ़ाना teach verb | पढ़ना read verb | टूटा broken adjective | टूटना break verb | जलना burn verb | जलाना light verb | पहला first adjective
`
  .trim()
  .split(/[|\n]/u)
  .map((entry) => entry.trim().normalize('NFC').split(' '))
  .map(([hi = '', meaning = '', ...is]) => ({ hi, meaning, is: is.join(' ') }))
