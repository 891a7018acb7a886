/** How consonants join: # id | name | what happens, then the joined letters of that kind. */
export const CONJUNCTS = `
# half | The first loses its upright | A letter that ends in an upright gives it up, and leans on the next one.
स्त स्क स्प स्ट न्न म्म म्ह च्च च्छ ल्ल ब्ब ब्ज़ ध्य प्य ग्य ज़्य श्म
# hook | The first draws its hook in | क and फ have their upright in the middle: they give up only the end of the hook.
क्य क्क क्ख क्ट फ़्त
# below | The first stands above, or keeps a small stroke | Round letters have no upright to give up. They stack, or a small slanting stroke says that the “a” is gone.
ट्ट ड्ड द्य
# ra-after | र as a stroke at the foot | र that comes second is a small stroke at the foot of the first. Under ट it is a little roof.
प्र क्र ग्र द्र ट्र
# ra-before | र as a hook on top | र that comes first flies up: a hook above the letter that follows. Said first, written last.
र्य र्च र्त र्द र्ड र्ज र्ज़ र्फ़
# face | A face of their own | These changed so much that each counts as a letter.
क्ष त्र ज्ञ श्र त्त
`
