/** A reply that is JSON already: parts of it were checked and written once, for all who share them. */
export class ReadyReply {
  readonly json: Buffer

  constructor(json: Buffer) {
    this.json = json
  }
}

/** What all share of an object, written once; what is one student's own is added each time. */
export class SharedPart<Own extends object> {
  private readonly begun: Buffer

  constructor(shared: object) {
    this.begun = Buffer.from(`${JSON.stringify(shared).slice(0, -1)},`)
  }

  with(own: Own): ReadyReply {
    return new ReadyReply(Buffer.concat([this.begun, Buffer.from(JSON.stringify(own).slice(1))]))
  }

  /** The same where the own field is a list that is written already. */
  withList(name: keyof Own & string, list: ReadyReply): ReadyReply {
    return new ReadyReply(Buffer.concat([this.begun, Buffer.from(`"${name}":`), list.json, endOfObject]))
  }
}

const endOfObject = Buffer.from('}')
const comma = Buffer.from(',')
const [startOfList, endOfList] = [Buffer.from('['), Buffer.from(']')]

export function readyList(items: readonly ReadyReply[]): ReadyReply {
  const written = items.flatMap(({ json }, at) => (at === 0 ? [json] : [comma, json]))
  return new ReadyReply(Buffer.concat([startOfList, ...written, endOfList]))
}

const before = Buffer.from('{"error":false,"results":{"data":')
const after = Buffer.from('}}')

/** Such a reply in the newer family's form. */
export function readyBody({ json }: ReadyReply): Buffer {
  return Buffer.concat([before, json, after])
}
