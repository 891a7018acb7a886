/** Pairs of words that a slip of one sign turns into each other, with their meanings: never folded into one. */
export const LOOK_ALIKES: [string, string, string, string][] = `
राज kingdom | राज़ secret
हँस laugh | हंस swan
है is | हैं are
में in | मैं I
काफ़ी enough | कॉफ़ी coffee
पता address | पत्ता leaf
दिन day | दीन poor
कम less | काम work
बाल hair | बॉल ball
हाल condition | हॉल hall
सजा decorated | सज़ा punishment
जमाना to set | ज़माना the times
खाना food | ख़ाना compartment
गज elephant | गज़ yard
तेज brightness | तेज़ fast
खुदा dug | ख़ुदा God
बेल vine | बैल ox
मेल match | मैल dirt
और and | ओर side
शाम evening | श्याम dark
सात seven | साथ with
कान ear | खान mine
काल time | खाल skin
गोल round | घोल solution
चल move | छल trick
चाल gait | छाल bark
चूना lime | छूना to touch
डाल branch | ढाल shield
ताली clap | थाली plate
तन body | थन udder
दान gift | धान rice plant
दाम price | धाम abode
पल moment | फल fruit
बात talk | भात boiled rice
बाप father | भाप steam
बाई lady | भाई brother
बला calamity | भला good
दाल lentils | डाल branch
दाँत tooth | डाँट scolding
दर rate | डर fear
तीन three | टीन tin
मोड़ bend | मोर peacock
पड़ना to fall | पढ़ना to study
गाड़ी car | गाढ़ी thick
चाँद moon | चंद a few
सुन hear | सून empty
पिता father | पीता drinks
मिल meet | मील mile
चिता pyre | चीता cheetah
सिर head | सीर ploughland
फुट foot | फूट discord
बुरा bad | बूरा powdered sugar
बहु many | बहू daughter-in-law
जाति caste | जाती goes
कि that | की of
पानी water | पाणि hand
शादी wedding | सादी plain
वह he, she, that | वाह bravo
बस enough | बास smell
बल strength | बाल hair
मन mind | मान honour
दस ten | दास servant
सब all | साब sir
नम moist | नाम name
कर do | कार car
हर every | हार defeat
चर moving | चार four
मर die | मार beat
पर on, but | पार across
जन people | जान life
धन wealth | धान rice plant
कटा was cut | काटा bit
बचा was saved | बच्चा child
पका ripe | पक्का sure
सता torment | सत्ता power
गदा mace | गद्दा mattress
गला throat | गल्ला grain
बला calamity | बल्ला bat
पिला made drink | पिल्ला puppy
मज़ा pleasure | मज्जा marrow
गुम lost | घूम stroll
उधर there | उधार loan
दवा medicine | दावा claim
वही the same | वहीं right there
यही this very | यहीं right here
कही said | कहीं somewhere
थी was | थीं were
गई went | गईं went
आए came | आएँ may come
हो be | हों may be
ले take | लें may take
लड़का boy | लड़की girl
अच्छा good | अच्छी good (feminine)
साँस breath | सास mother-in-law
गोद lap | गोंद gum
काटा bit | काँटा thorn
पूछ ask | पूँछ tail
बास smell | बाँस bamboo
आधी half | आँधी storm
सवार rider | सँवार groom
रग vein | रंग colour
जग world | जंग war
जल water | जाल net
चना chickpea | चुना chose
बाट weight | बाँट share
कहा said | कहाँ where
`
  .trim()
  .split('\n')
  .map((line) => line.normalize('NFC').split('|'))
  .flatMap(([left = '', right = '']) => {
    const [first, firstMeaning] = cut(left)
    const [second, secondMeaning] = cut(right)
    return [[first, firstMeaning, second, secondMeaning] as [string, string, string, string]]
  })

function cut(side: string): [string, string] {
  const [word = '', ...meaning] = side.trim().split(' ')
  return [word, meaning.join(' ')]
}
