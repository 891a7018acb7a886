import { open } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** What one request may take, and what one part of a large file holds (S3 takes no less than 5 MB). */
const patience = 30_000
const partSize = 16 * 1024 * 1024

/** The store is not to be had now: answered as 503. */
export class StoreUnavailable extends Error {
  readonly statusCode = 503
}

/** The few calls of S3 that are needed, against any store that speaks it; addresses name the bucket in their path. */
export function createS3Bucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  async function ask(method: string, address: string, body?: Uint8Array): Promise<Response> {
    const sent = body ? { body: new Uint8Array(body) } : {}
    // Nobody but the setting says where files go.
    const asked = { method, redirect: 'manual' as const, ...sent }
    const once = async () => inTime(await client.sign(`${root}${address}`, asked))
    // Stores say 503 when they are asked too much at once.
    const first = await once()
    const reply = first.status >= 500 ? await once() : first
    if (reply.ok || reply.status === 404) return reply
    throw new StoreUnavailable(`The file store said ${reply.status} to ${method}: ${await reply.text()}`)
  }

  /** For what must not fail in silence: a bucket that is not there says 404 too. */
  async function must(method: string, address: string, body?: Uint8Array): Promise<Response> {
    const reply = await ask(method, address, body)
    if (reply.ok) return reply
    throw new StoreUnavailable(`The file store has no bucket ${bucket}.`)
  }

  return {
    /** Piece by piece as it comes: a film is larger than the memory may be. */
    async get(key: string): Promise<{ content: AsyncIterable<Uint8Array>; keptAt: Date | null } | undefined> {
      const reply = await ask('GET', `/${key}`)
      return reply.ok && reply.body ? { content: reply.body, keptAt: keptAt(reply) } : undefined
    },
    has: async (key: string): Promise<boolean> => (await ask('HEAD', `/${key}`)).ok,
    /** Since when the store has it, to the second; null where it does not say. What it took is kept all the same. */
    keptAt: (key: string): Promise<Date | null> => ask('HEAD', `/${key}`).then(keptAt, () => null),
    put: async (key: string, content: Uint8Array): Promise<void> =>
      void (await must('PUT', `/${key}`, content)),
    drop: async (key: string): Promise<void> => void (await ask('DELETE', `/${key}`)),
    putFile: (key: string, path: string): Promise<void> => putInParts(must, key, path),
    list: (beginning: string) => listed(must, beginning),
  }
}

function keptAt({ headers }: Response): Date | null {
  const said = Date.parse(headers.get('last-modified') ?? '')
  return Number.isNaN(said) ? null : new Date(said)
}

/** A signal within the request is forgotten while one waits; the timer here is not. */
async function inTime(request: Request): Promise<Response> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patience)
  try {
    return await fetch(request, { signal: giveUp.signal })
  } catch (error) {
    throw new StoreUnavailable(`The file store does not answer: ${(error as Error).message}`)
  } finally {
    clearTimeout(timer)
  }
}

type Must = (method: string, address: string, body?: Uint8Array) => Promise<Response>

/** A large file in parts: each is sent again by itself where a line breaks. */
async function putInParts(must: Must, key: string, path: string): Promise<void> {
  const begun = await (await must('POST', `/${key}?uploads=`)).text()
  const upload = encodeURIComponent(textIn(begun, 'UploadId') ?? '')
  try {
    await sendParts(must, { key, upload }, path)
  } catch (error) {
    // What was sent of it would lie there, and be paid for, until somebody ends it.
    await must('DELETE', `/${key}?uploadId=${upload}`).catch(() => {})
    throw error
  }
}

async function sendParts(must: Must, to: { key: string; upload: string }, path: string): Promise<void> {
  const { key, upload } = to
  const tags: string[] = []
  const file = await open(path)
  try {
    for (let part = 1; ; part += 1) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(partSize), 0, partSize, null)
      if (bytesRead === 0 && part > 1) break
      const address = `/${key}?partNumber=${part}&uploadId=${upload}`
      const reply = await must('PUT', address, buffer.subarray(0, bytesRead))
      tags.push(reply.headers.get('etag') ?? '')
    }
  } finally {
    await file.close()
  }
  const reply = await must('POST', `/${key}?uploadId=${upload}`, Buffer.from(completion(tags)))
  // A store may say 200 at once and tell of its failure in the body.
  const told = await reply.text()
  if (told.includes('<Error>')) throw new StoreUnavailable(`The file store could not join ${key}: ${told}`)
}

async function listed(must: Must, beginning: string): Promise<{ key: string; size: number }[]> {
  const all: { key: string; size: number }[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const more = after ? `&continuation-token=${encodeURIComponent(after)}` : ''
    const reply = await must('GET', `?list-type=2&prefix=${encodeURIComponent(beginning)}${more}`)
    const text = await reply.text()
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      all.push({ key: textIn(entry, 'Key') ?? '', size: Number(textIn(entry, 'Size')) })
    after = textIn(text, 'NextContinuationToken')
  }
  return all.sort((one, other) => (one.key < other.key ? -1 : 1))
}

function completion(tags: string[]): string {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
}

/** Keys are ours and hold nothing that XML would write otherwise. */
function textIn(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1]
}
