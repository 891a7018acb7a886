import { createServer, type Socket } from 'node:net'

/** What it says to a message: take it, come back later, no such mailbox, or what it has against whoever sends. */
export type Mood = 'takes' | 'busy' | 'refuses' | 'knows no such user' | keyof typeof againstSender

const againstSender = {
  'knows no such sender': '550 sender not verified',
  'asks who sends': '530 Authentication required',
  'takes nothing from here': '550 5.7.1 Client host blocked',
  'passes nothing on': '554 Relay access denied',
  'relays for others': '550 relay not permitted',
  'finds no record of us': '550 SPF check failed',
  'has no such domain': '550 5.1.8 Sender address rejected: Domain not found',
  'checks who sends': '550 Sender verify failed: unknown user',
}

const recipients: Partial<Record<Mood, string>> = {
  ...againstSender,
  'knows no such sender': '250 ok',
  refuses: '550 no such mailbox',
  'knows no such user':
    '550 5.1.1 <asha@boli.test>: Recipient address rejected: User unknown in virtual mailbox table',
}

/** A mail server of a few lines, speaking real SMTP on a port of its own. */
export async function startMailServer() {
  const received: string[] = []
  const receivedAt: number[] = []
  const state: State = { mood: 'takes', pauseMs: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    converse(socket, { received, receivedAt, state })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `smtp://127.0.0.1:${port}`, received, receivedAt, state, close }
}

interface State {
  mood: Mood
  /** How long it takes until it says that it has a message. */
  pauseMs: number
}

interface Conversation {
  received: string[]
  receivedAt: number[]
  state: State
}

function converse(socket: Socket, { received, receivedAt, state }: Conversation): void {
  let pending = ''
  let message: string[] | null = null
  const answers: [RegExp, () => string][] = [
    [/^(EHLO|HELO)/i, () => '250 tests'],
    [/^MAIL/i, () => (state.mood === 'knows no such sender' ? againstSender[state.mood] : '250 ok')],
    [/^RCPT/i, () => recipients[state.mood] ?? '250 ok'],
    [/^DATA/i, () => (state.mood === 'busy' ? '451 come back later' : '354 go on')],
    [/^QUIT/i, () => '221 bye'],
    [/^/, () => '250 ok'],
  ]
  const hear = (line: string): string | null => {
    if (message) {
      if (line !== '.') {
        message.push(line)
        return null
      }
      received.push(message.join('\r\n'))
      receivedAt.push(Date.now())
      message = null
      setTimeout(() => socket.write('250 taken\r\n'), state.pauseMs)
      return null
    }
    const answer = answers.find(([pattern]) => pattern.test(line))?.[1]() ?? '500 what?'
    if (answer.startsWith('354')) message = []
    return answer
  }
  socket.write('220 tests\r\n')
  socket.on('data', (chunk) => {
    pending += chunk
    const lines = pending.split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) {
      const answer = hear(line)
      if (answer) socket.write(`${answer}\r\n`)
    }
  })
}
