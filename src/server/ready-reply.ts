/** A reply that is JSON already: parts of it were checked and written once, for all who share them. */
export class ReadyReply {
  /** They are put together once, when the whole reply is known. */
  readonly parts: readonly Buffer[]
  /** Large and one's own: compressed on its way, unless a browser cannot read that. */
  readonly isPacked: boolean

  constructor(parts: readonly Buffer[], way?: 'packed') {
    this.parts = parts
    this.isPacked = way === 'packed'
  }
}

/** What is one's own of an object, behind what all share; a text is its JSON, written already. */
export class OwnPart<Own extends object> {
  readonly end: Buffer

  constructor(own: Own | string) {
    const text = typeof own === 'string' ? own : JSON.stringify(own)
    this.end = Buffer.from(text.slice(1))
  }
}

/** What all share of an object, written once; what is one student's own is added each time. */
export class SharedPart<Own extends object> {
  private readonly begun: Buffer

  constructor(shared: object, before: Buffer = startOfObject) {
    this.begun = Buffer.concat([before, Buffer.from(`${JSON.stringify(shared).slice(1, -1)},`)])
  }

  /** With more of it, for those who share that, too; `Rest` is left to each. */
  and<Rest extends Partial<Own>>(more: Omit<Own, keyof Rest>): SharedPart<Rest> {
    return new SharedPart(more, this.begun)
  }

  with({ end }: OwnPart<Own>): ReadyReply {
    return new ReadyReply([this.begun, end])
  }

  /** The same where the own field is written already. */
  withWritten(name: keyof Own & string, { parts }: ReadyReply): ReadyReply {
    return new ReadyReply([this.begun, Buffer.from(`"${name}":`), ...parts, endOfObject])
  }
}

const [startOfObject, endOfObject] = [Buffer.from('{'), Buffer.from('}')]
const comma = Buffer.from(',')
const [startOfList, endOfList] = [Buffer.from('['), Buffer.from(']')]

export function readyList(items: readonly ReadyReply[]): ReadyReply {
  const parts: Buffer[] = [startOfList]
  for (const [at, item] of items.entries()) {
    if (at > 0) parts.push(comma)
    parts.push(...item.parts)
  }
  parts.push(endOfList)
  return new ReadyReply(parts)
}

const before = Buffer.from('{"error":false,"results":{"data":')
const after = Buffer.from('}}')

/** The parts of such a reply in the newer family's form. */
export function readyBody({ parts }: ReadyReply): Buffer[] {
  return [before, ...parts, after]
}
