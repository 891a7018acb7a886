export interface Toast {
  id: number
  text: string
  tone: 'right' | 'wrong' | 'note'
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something in passing; spec 9: 2 s, 9 s where there is more to read. */
export function showToast(text: string, { tone = 'right' as Toast['tone'], ms = 2000 } = {}): void {
  lastId += 1
  const id = lastId
  change([...toasts, { id, text, tone }])
  setTimeout(() => dismissToast(id), ms)
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export const readToasts = () => toasts

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
