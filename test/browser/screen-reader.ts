import { type CDPSession, expect, type Page } from '@playwright/test'
import { readChangesAloud } from './read-changes-aloud.ts'

/** What the accessibility tree says of one element. */
interface TreeNode {
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

/** How a thing stands, as far as it is read aloud; in this order. */
const states = ['level', 'checked', 'pressed', 'expanded', 'selected', 'invalid', 'disabled']

/** One who only hears the page: what has the focus, and what live regions say as they change. */
export class ScreenReader {
  private readonly page: Page
  private readonly tree: CDPSession
  private readonly said: string[] = []

  private constructor(page: Page, tree: CDPSession) {
    this.page = page
    this.tree = tree
  }

  /** From now on, as long as the page is not loaded anew. */
  static async of(page: Page): Promise<ScreenReader> {
    const tree = await page.context().newCDPSession(page)
    await tree.send('Accessibility.enable')
    const reader = new ScreenReader(page, tree)
    await page.exposeFunction('readAloud', (text: string) => reader.said.push(text))
    await page.evaluate(readChangesAloud)
    return reader
  }

  /** The focus comes to rest on this, by the browser's own tree: its role, name, language, how it stands, more about it. */
  async standsOn(told: string): Promise<void> {
    await expect.soft.poll(() => this.focused()).toBe(told)
  }

  /** This was said since one last listened, once and in this order; what comes late is heard by the next who listens. */
  async hears(lines: string[]): Promise<void> {
    await expect.soft.poll(() => [...this.said]).toEqual(lines)
    this.said.splice(0, lines.length)
  }

  private async focused(): Promise<string> {
    const { result } = await this.tree.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const about = { objectId: result.objectId ?? '', fetchRelatives: false }
    const { nodes } = await this.tree.send('Accessibility.getPartialAXTree', about)
    const { role, name, description, properties = [] } = nodes[0] as TreeNode
    const language = await this.page.evaluate(
      () => document.activeElement?.closest('[lang]')?.getAttribute('lang') ?? '',
    )
    const standing = states.flatMap((state) => {
      const value = String(properties.find((one) => one.name === state)?.value.value ?? false)
      return value === 'false' ? [] : [`${state} ${value}`]
    })
    const named = `${role?.value} “${name?.value}”${language === 'en' ? '' : ` (${language})`}`
    return [named, ...standing, ...(description?.value ? [description.value] : [])].join(', ')
  }
}
