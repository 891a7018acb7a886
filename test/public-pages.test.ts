import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoTeam } from '#server/about/demo-team.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const asked = async (path: string) => (await fetch(`${server.url}${path}`)).json()

test('an academy without a team has an empty list', async () => {
  expect(await asked('/api/teammember/list')).toEqual({ status: 200, team: [] })
})

test('a visitor sees the team in its order, and nobody who left', async () => {
  await server.sql`insert into team_members (id, first_name, title, description, picture, position, is_active) values
    ('b', 'Imran', 'Sound', 'Hears all.', 'team-imran.svg', 2, true),
    ('a', 'Asha', 'Founder', '', '', 1, true),
    ('c', 'Gone', 'Was here', '', '', 0, false)`
  expect(await asked('/api/teammember/list')).toEqual({
    status: 200,
    team: [
      { firstname: 'Asha', title: 'Founder', description: '', profile_pic: '' },
      { firstname: 'Imran', title: 'Sound', description: 'Hears all.', profile_pic: 'team-imran.svg' },
    ],
  })
})

test('the demo team is five people, added once, and keeps what an admin changed', async () => {
  await server.sql`delete from team_members`
  await loadDemoTeam(server.sql)
  await server.sql`update team_members set title = 'Changed' where id = 'demo-team-asha'`
  await loadDemoTeam(server.sql)
  const { team } = await asked('/api/teammember/list')
  expect(team.map(({ firstname }: { firstname: string }) => firstname)).toEqual([
    'Asha',
    'Gurpreet',
    'Meenakshi',
    'Imran',
    'Lalremi',
  ])
  expect(team[0].title).toBe('Changed')
})

test('the levels are the seven difficulties', async () => {
  expect(await asked('/api/language/listlevel')).toEqual({
    status: 200,
    level: [
      { _id: '1', level: 'Absolute beginners' },
      { _id: '2', level: 'Beginner' },
      { _id: '3', level: 'Intermediate' },
      { _id: '4', level: 'Advanced' },
      { _id: '5', level: 'Fluent' },
      { _id: '6', level: 'Interesting stuff' },
      { _id: '7', level: 'All levels' },
    ],
  })
})

test('where nothing is taught there is no film to try, and that is said', async () => {
  const reply = await fetch(`${server.url}/api/sampleVideo`)
  expect([reply.status, (await reply.json()).message]).toEqual([404, 'There is no film to try just now.'])
  expect((await fetch(`${server.url}/media/sample/film`)).status).toBe(404)
})

test('a visitor is led to the file of the first film of a free lesson, and to its captions', async () => {
  await loadCurriculum(server.sql, join(import.meta.dirname, 'curriculum'))
  const { results } = await asked('/api/sampleVideo')
  expect(results.data).toMatchObject({ kind: 'file', sources: [{ type: 'video/mp4' }] })
  const led = await fetch(`${server.url}/media/sample/film`, { redirect: 'manual' })
  expect([led.status, led.headers.get('location')]).toEqual([302, results.data.sources[0].url])
  expect((await fetch(`${server.url}/media/sample/nothing.vtt`)).status).toBe(404)
})
