import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { StudioDocument } from '#calls/studio-documents.ts'
import { FileToSave } from '#calls/studio-publishing.ts'
import { WordRow } from '#calls/studio-rows.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { unzip, zipOf } from '#server/studio/exchange/zip.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let editor: Person
const folder = mkdtempSync(join(tmpdir(), 'boli-exchange-'))

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  editor = await person(server, { role: 'EDITOR', enrol: false })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const saved = async (path: string) => {
  const { name, base64 } = (await editor.get(path)).as(FileToSave)
  return { name, bytes: Buffer.from(base64, 'base64') }
}

test('an imported file is a draft with its own note, and a broken one says where', async () => {
  const path = 'hindi/market/03-how-much.yaml'
  const { text } = (await editor.get(`/admin/document?path=${path}`)).as(StudioDocument)
  const files = [{ path, text: text.replace('aim: ', 'aims: ') }]
  const trial = await editor.post('/admin/import', { files, isTrial: true })
  expect(trial.body.results.data).toMatchObject({
    changed: [path],
    problems: [{ path, field: 'aim' }, { path }],
  })
  const broken = [{ path, text: text.replace('name: ', 'name: [') }]
  const refused = await editor.post('/admin/import', { files: broken, isTrial: true })
  expect(refused.body.message).toContain(`${path} cannot be kept like this: line 3: `)
  expect((await editor.post('/admin/import', { files: broken })).body.message).toBe(refused.body.message)
  await editor.post('/admin/import', { files: [{ path, text: `${text}# more\n` }] })
  const [latest] = (await editor.get(`/admin/document/history?path=${path}`)).body.results.data
  expect(latest).toMatchObject({ revision: 2, source: 'import', note: 'Imported', isPublished: false })
  await editor.post('/admin/document/discard', { path, revision: 2 })
})

test('a text with a sign that no database keeps is refused whole, and nothing of it is kept', async () => {
  const path = 'hindi/market/01-mangoes.yaml'
  const { body: held } = await editor.get(`/admin/document?path=${path}`)
  const { text, revision } = StudioDocument.parse(held.results.data)
  const odd = text.replace('name: Two kilos of mangoes', 'name: "Two\\0 kilos"')
  const message = `${path} cannot be kept like this: line 2: There is a sign in this text that no database keeps.`
  for (const { status, body } of [
    await editor.put('/admin/document', { path, text: odd, revision }),
    await editor.post('/admin/import', { files: [{ path, text: odd }] }),
  ])
    expect([status, body.message]).toEqual([422, message])
  expect((await editor.get(`/admin/document?path=${path}`)).body.results.data).toEqual(held.results.data)
})

test('a zip that lost a bit, or holds nothing of ours, is refused with a sentence', async () => {
  const { bytes } = await saved('/admin/export/zip?courseId=hindi-market')
  const sent = async (zip: Buffer) => {
    const { status, body } = await editor.post('/admin/import', { zip: zip.toString('base64') })
    return [status, body.message]
  }
  // As if a bit of the text were another: it still unpacks.
  const lost = zipOf([{ name: 'hindi/market/course.yaml', bytes: Buffer.from('id: market\n') }])
  const checksum = lost.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 16
  lost.writeUInt32LE((lost.readUInt32LE(checksum) ^ 1) >>> 0, checksum)
  expect(await sent(lost)).toEqual([422, 'This zip is broken.'])
  expect(await sent(bytes.subarray(0, bytes.length - 100))).toEqual([422, 'This is no zip.'])
  const holiday = zipOf([{ name: 'holiday/beach.jpg', bytes: Buffer.from('sand') }])
  expect(await sent(holiday)).toEqual([422, 'This zip holds no curriculum files.'])
  const { revision } = (await editor.get('/admin/document?path=hindi/market/course.yaml')).as(StudioDocument)
  expect(revision).toBe(1)
})

test('what an author wrote and packed where no document stands is told, whatever else is in the zip', async () => {
  const bytes = Buffer.from('id: mangoes\n')
  const names = ['hindi/market/old/01-mangoes.yaml', 'hindi/market/02_More.yaml', 'hindi/market/03-more.yml']
  const others = ['hindi/market/course.yaml.bak', '__MACOSX/hindi/market/._course.yaml', 'cover.png']
  const { text } = (await editor.get('/admin/document?path=hindi/market/course.yaml')).as(StudioDocument)
  const course = { name: 'hindi/market/course.yaml', bytes: Buffer.from(text) }
  const zip = zipOf([course, ...[...names, ...others].map((name) => ({ name, bytes }))])
  const told = await editor.post('/admin/import', { zip: zip.toString('base64'), isTrial: true })
  expect(told.body.results.data).toEqual({
    ...{ added: [], changed: [], problems: [] },
    same: ['hindi/market/course.yaml'],
    passedOver: names,
  })
})

test('a zip that names one place again and again is not read again and again', () => {
  // As large as is taken, and nothing when it is unpacked: no bound of what comes out would end it.
  const nothing = Buffer.alloc(1_000_000, Buffer.from([0, 0, 0, 255, 255]))
  const whole = zipOf(Array.from({ length: 2000 }, () => ({ name: 'a', bytes: Buffer.alloc(0) })))
  const [directory, count] = [whole.readUInt32LE(whole.length - 6), 2000]
  const zip = Buffer.concat([whole.subarray(0, 31), nothing, Buffer.from([3, 0]), whole.subarray(directory)])
  zip.writeUInt32LE(31 + nothing.length + 2, zip.length - 6)
  const first = 31 + nothing.length + 2
  const each = (zip.length - 22 - first) / count
  for (let nth = 0; nth < count; nth++) {
    zip.writeUInt32LE(nothing.length + 2, first + nth * each + 20)
    zip.writeUInt32LE(0, first + nth * each + 42)
  }
  expect(() => unzip(zip, 20_000_000)).toThrow('This zip is broken.')
  expect(unzip(whole, 20_000_000)).toHaveLength(count)
})

test('a table of words comes in as it went out; a changed line changes its word, a new one adds one', async () => {
  const { name, bytes } = await saved('/admin/words/export?courseId=hindi-market&form=csv')
  expect(name).toBe('hindi-market-words.csv')
  const text = bytes.toString()
  const send = (text: string, form = 'csv') =>
    editor.post('/admin/words/import', { courseId: 'hindi-market', form, text })
  expect((await send(text)).body.results.data).toMatchObject({ added: [], changed: [], refused: [] })

  const lines = text.trimEnd().split('\n')
  const heading = lines[0]?.split(',').length ?? 0
  const carrot = ['', 'टोकरी', '', 'basket', 'noun f', ...Array(heading - 5).fill('')].join(',')
  const wrong = ['', 'छलनी', '', 'sieve', 'noun', ...Array(heading - 5).fill('')].join(',')
  const changed = text.replace(',mango,noun', ',a mango,noun')
  const told = await send(`${changed}${carrot}\n${wrong}\n`)
  expect(told.body.results.data).toMatchObject({
    ...{ added: ['tokree'], changed: ['aam'] },
    refused: [{ line: lines.length + 2, message: expect.stringContaining('“noun” is no kind of word') }],
  })
  const found = await editor.get('/admin/vocabularies?courseId=hindi-market&search=basket')
  expect(found.as(z.array(WordRow))).toMatchObject([{ id: 'hindi.tokree', is: 'noun f' }])
})

test('a long table comes in while everybody else goes on', async () => {
  const take = async (rows: string[], form = 'csv') => {
    const text = ['hindi,english,kind,accepted', ...rows].join('\n')
    const asked = { courseId: 'hindi-market', form, text, isTrial: true }
    const { status, body } = await editor.post('/admin/words/import', asked)
    return { status, ...body.results?.data, message: body.message }
  }
  // Words that sound alike get ids of one kind.
  const alike = Array.from({ length: 1500 }, (_, nth) => `घघ${String.fromCodePoint(0x4e00 + nth)},x,noun m`)
  const { added } = await take(alike)
  expect([added.length, added.at(0), added.at(-1)]).toEqual([1500, 'ghagh', 'ghagh-1500'])
  const many = await take(Array(5001).fill('घघ,x,noun m'))
  expect([many.status, many.message]).toEqual([422, 'A table has 5,000 words at most. Please cut it.'])
  const [letters, list] = ['का'.repeat(3000), Array(61).fill('घ').join(';')]
  const told = await take([
    `${letters},x,noun m`,
    `घघ,${letters},noun m`,
    `घघ,x,noun m,${list}`,
    'घघ,x,noun m',
  ])
  const message =
    'Something here is too long: a cell has 4,000 letters at most, a list 60 words, an id 80 letters'
  expect(told).toMatchObject({ added: ['ghagh'], refused: [2, 3, 4].map((line) => ({ line, message })) })
})

test('marks that never end are taken off in one go', async () => {
  const text = `#html:true\n${'<'.repeat(100_000)}\tx`
  const asked = { courseId: 'hindi-market', form: 'anki-text', text, isTrial: true }
  expect((await editor.post('/admin/words/import', asked)).status).toBe(200)
})

test('a zip with a document that is too long is refused, whatever it unpacks to', async () => {
  const sent = async (bytes: Buffer) => {
    const zip = zipOf([{ name: 'hindi/market/words.yaml', bytes }])
    return (await editor.post('/admin/import', { zip: zip.toString('base64') })).body.message
  }
  expect(await sent(Buffer.alloc(400_001, '- x\n'))).toBe(
    'hindi/market/words.yaml is longer than 400,000 letters.',
  )
  expect(await sent(Buffer.alloc(30_000_000, '- x\n'))).toBe('This is no zip that can be read.')
})

test('a note of two lines, in Devanagari and quotes, comes in from a spreadsheet and goes out as it was', async () => {
  const columns = 'hindi,english,kind,note'.split(',')
  const table = (separator: string) =>
    `\ufeff${columns.join(separator)}\r\n${['चलनी', '"a sieve, ""fine"""', 'noun f', '"पहली ""पंक्ति""; one,\r\nदूसरी पंक्ति"'].join(separator)}\r\n`
  const send = async (text: string) => {
    const told = await editor.post('/admin/words/import', { courseId: 'hindi-market', form: 'csv', text })
    return told.body.results.data
  }
  const [id] = (await send(table(','))).added
  const rows = await editor.get('/admin/vocabularies?courseId=hindi-market&search=sieve')
  expect(rows.as(z.array(WordRow))).toMatchObject([
    { hi: 'चलनी', en: 'a sieve, "fine"', note: 'पहली "पंक्ति"; one,\nदूसरी पंक्ति' },
  ])
  // With the semicolons of a German Excel, and as it went out: nothing is new in either.
  expect(await send(table(';'))).toMatchObject({ added: [], changed: [], same: [id], refused: [] })
  const { bytes } = await saved('/admin/words/export?courseId=hindi-market&form=csv')
  expect(await send(bytes.toString())).toMatchObject({ added: [], changed: [], refused: [] })
})

test('notes go to Anki and come back as text, with the ids of their words', async () => {
  const { bytes } = await saved('/admin/words/export?courseId=hindi-market&form=anki-text')
  const text = bytes.toString()
  expect(text.split('\n').slice(0, 4)).toEqual([
    '#separator:tab',
    '#html:false',
    '#guid column:1',
    '#tags column:14',
  ])
  expect(text).toContain('aam\tआम\t')
  expect(text).toContain('market::mangoes')
  const asked = { courseId: 'hindi-market', form: 'anki-text', isTrial: true }
  const same = await editor.post('/admin/words/import', { ...asked, text })
  expect(same.body.results.data).toMatchObject({ added: [], changed: [], refused: [] })
  const foreign = '#separator:semicolon\n#html:true\n#columns:Front;Back;Kind\n<b>छलनी</b>;sieve;noun m\n'
  const taken = await editor.post('/admin/words/import', { ...asked, text: foreign })
  expect(taken.body.results.data).toMatchObject({ added: ['chhalnee'], refused: [] })
})

test('notes as Anki itself writes them out overwrite no word', async () => {
  const words = (await editor.get('/admin/vocabularies?courseId=hindi-market')).as(z.array(WordRow))
  const aam = words.find(({ id }) => id === 'hindi.aam') ?? words[0]
  const fields = [aam?.hi, 'aam', aam?.en, aam?.is, aam?.example?.hi, aam?.example?.en, aam?.note]
  const asked = { courseId: 'hindi-market', form: 'anki-text', isTrial: true }
  const send = async (head: string[], cells: (string | undefined)[]) => {
    const text = ['#separator:tab', '#html:true', ...head, cells.join('\t')].join('\n')
    const { status, body } = await editor.post('/admin/words/import', { ...asked, text: `${text}\n` })
    return status === 200 ? body.results.data : [status, body.message]
  }
  const asides = ['#guid column:1', '#notetype column:2', '#deck column:3']
  const around = (inner: (string | undefined)[]) => [
    'hindi.aam',
    'Boli word',
    'Boli: Market',
    ...inner,
    'market::mangoes',
  ]
  const refused = [422, expect.stringContaining('Name the columns in a line above the notes')]
  expect(await send(['#tags column:8'], [...fields, 'market::mangoes'])).toEqual(refused)
  expect(await send([...asides, '#tags column:11'], around(fields))).toEqual(refused)
  // Of two fields it shows, and of the others where they are named.
  const same = { added: [], changed: [], same: ['aam'], refused: [] }
  expect(await send([...asides, '#tags column:6'], around([aam?.hi, aam?.en]))).toEqual(same)
  const named = `#columns:${['GUID', 'Note', 'Deck', 'Hindi', 'Said', 'English', 'Kind', 'Example', 'Meaning', 'Note', 'Tags'].join('\t')}`
  expect(await send([...asides, '#tags column:11', named], around(fields))).toEqual(same)
  const anki = await send([...asides, '#tags column:6'], ['Bx#4k>;2', '', '', aam?.hi, 'a ripe mango', ''])
  expect(anki).toEqual({ ...same, changed: ['aam'], same: [] })
})

test('a deck is a package that Anki reads: a note a word, two cards a note', async () => {
  const { name, bytes } = await saved('/admin/words/export?courseId=hindi-market&form=apkg')
  expect(name).toBe('hindi-market.apkg')
  const packed = new Map(unzip(bytes, 50_000_000).map((file) => [file.name, file.bytes]))
  expect(packed.get('media')?.toString()).toBe('{}')
  const file = join(folder, 'collection.anki2')
  writeFileSync(file, packed.get('collection.anki2') ?? '')
  const deck = new DatabaseSync(file)
  const [words] = deck
    .prepare('select count(*) as notes, (select count(*) from cards) as cards from notes')
    .all()
  expect(words?.cards).toBe(2 * Number(words?.notes))
  const note = deck.prepare('select flds, tags from notes where guid = ?').get('hindi.aam')
  expect(String(note?.flds).split('\x1f').slice(0, 4)).toEqual(['आम', 'aam', 'a mango', 'noun m'])
  expect(note?.tags).toBe(' market::mangoes ')
  deck.close()
})

test('files that change after a studio edit leave the studio’s document, and say so once', async () => {
  const copy = join(folder, 'curriculum')
  cpSync(testCurriculum, copy, { recursive: true })
  const path = 'hindi/market/02-weights.yaml'
  const document = async () => (await editor.get(`/admin/document?path=${path}`)).as(StudioDocument)
  const { text } = await document()
  await editor.put('/admin/document', {
    path,
    revision: 1,
    text: text.replace('name: Weights', 'name: Scales'),
  })
  await editor.post('/admin/publish', { path })
  for (const file of [path, 'hindi/letters/01-ma.yaml']) {
    const written = readFileSync(join(copy, file), 'utf8')
    writeFileSync(join(copy, file), written.replace('name: ', 'name: A release of '))
  }
  expect(await loadCurriculum(server.sql, copy)).toMatchObject({ isRead: true, left: [path] })
  expect(await loadCurriculum(server.sql, copy)).toMatchObject({ isRead: false, left: [] })
  const ids = ['hindi-letters-ma', 'hindi-market-weights']
  const names = await server.sql`select name from lessons where id = any(${ids}) order by id`
  expect(names.map(({ name }) => name)).toEqual(['A release of The letter ma', 'Scales'])

  writeFileSync(join(copy, path), text.replace('name: Weights', 'name: Scales'))
  expect(await loadCurriculum(server.sql, copy)).toMatchObject({ left: [] })
  expect(await document()).toMatchObject({ isStudios: false })
})
