import { ask, type Learner } from './learner.ts'

/** Longer than this nobody waits for news that were told. */
const patience = 10_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The titles that a reply acknowledged, and those that came. */
export interface News {
  told: Set<string>
  heard: Set<string>
}

/** The teller tells a student one thing after another, who listens as a page does: cut off, one goes on where one was. */
export async function tellNews(teller: Learner, learner: Learner, until: () => boolean): Promise<News> {
  const news: News = { told: new Set(), heard: new Set() }
  const ends = new AbortController()
  const listening = listen(learner, news, ends.signal)
  const audience = { kind: 'student', id: learner.id }
  for (let turn = 0; !until(); turn += 1) {
    const title = `News ${turn} of two`
    const reply = await ask(teller, 'POST /admin/notifications', {
      category: 'officialNews',
      title,
      audience,
    })
    if (reply?.status === 200) news.told.add(title)
    await wait(100)
  }
  const begun = Date.now()
  while ([...news.told].some((title) => !news.heard.has(title)) && Date.now() - begun < patience)
    await wait(50)
  ends.abort()
  await listening
  return news
}

async function listen(learner: Learner, news: News, signal: AbortSignal): Promise<void> {
  let last = ''
  while (!signal.aborted) {
    try {
      const headers = { authorization: `Bearer ${learner.token}`, ...(last && { 'last-event-id': last }) }
      const { body } = await fetch(`${learner.url}/api/notificationStream`, { headers, signal })
      let rest = ''
      for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const events = `${rest}${piece}`.split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          last = /^id: (\d+)$/m.exec(event)?.[1] ?? last
          const title = /"title":"([^"]+)"/.exec(event)?.[1]
          if (title) news.heard.add(title)
        }
      }
    } catch {
      // Cut off with its server: it comes back at the other.
    }
    await wait(50)
  }
}
