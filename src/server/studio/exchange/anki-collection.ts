/** The tables of an Anki collection, version 11: the form that every Anki since 2.1 imports. */
export const ankiTables = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`

export const fieldNames = ['Hindi', 'Roman', 'English', 'Kind', 'Example', 'Meaning', 'Note'] as const

interface Collection {
  name: string
  deckId: number
  modelId: number
  seconds: number
}

/** The one row that says how notes look and which deck they are in. */
export function collectionRow({
  name,
  deckId,
  modelId,
  seconds,
}: Collection): Record<string, string | number> {
  const decks = { 1: deckOf(1, 'Default', seconds), [deckId]: deckOf(deckId, name, seconds) }
  return {
    ...{ id: 1, crt: seconds, mod: seconds * 1000, scm: seconds * 1000, ver: 11, dty: 0, usn: 0, ls: 0 },
    conf: JSON.stringify({
      activeDecks: [1],
      curDeck: 1,
      newSpread: 0,
      collapseTime: 1200,
      timeLim: 0,
      nextPos: 1,
    }),
    models: JSON.stringify({ [modelId]: modelOf(modelId, deckId, seconds) }),
    decks: JSON.stringify(decks),
    dconf: JSON.stringify({ 1: options }),
    tags: '{}',
  }
}

function deckOf(id: number, name: string, seconds: number) {
  const counts = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] }
  const same = { desc: '', dyn: 0, conf: 1, usn: 0, collapsed: false, extendNew: 0, extendRev: 0 }
  return { id, name, mod: seconds, ...same, ...counts }
}

const hindiSide = '<div class="hindi">{{Hindi}}</div>'
const back = '{{FrontSide}}<hr id="answer">'
const more =
  '<div class="roman">{{Roman}}</div><div>{{Example}}</div><div>{{Meaning}}</div><div>{{Note}}</div>'
const css =
  '.card { font-family: sans-serif; font-size: 20px; text-align: center } .hindi { font-size: 40px } .roman { color: #777 }'

function modelOf(id: number, did: number, mod: number) {
  const template = (ord: number, name: string, sides: { qfmt: string; afmt: string }) => {
    return { ord, name, ...sides, did: null, bqfmt: '', bafmt: '' }
  }
  const english = '<div>{{English}}</div>'
  return {
    ...{ id, did, mod, name: 'Boli word', type: 0, usn: -1, sortf: 0, tags: [], vers: [], css },
    ...{ latexPre: '', latexPost: '', req: [0, 1].map((ord) => [ord, 'any', [ord === 0 ? 0 : 2]]) },
    flds: fieldNames.map((name, ord) => {
      return { name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] }
    }),
    tmpls: [
      template(0, 'Hindi to English', { qfmt: hindiSide, afmt: `${back}${english}${more}` }),
      template(1, 'English to Hindi', { qfmt: english, afmt: `${back}${hindiSide}${more}` }),
    ],
  }
}

const options = {
  ...{
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
  },
  new: {
    delays: [1, 10],
    ints: [1, 4, 7],
    initialFactor: 2500,
    separate: true,
    order: 1,
    perDay: 20,
    bury: false,
  },
  rev: { perDay: 200, ease4: 1.3, fuzz: 0.05, minSpace: 1, ivlFct: 1, maxIvl: 36_500, bury: false },
  lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
}
