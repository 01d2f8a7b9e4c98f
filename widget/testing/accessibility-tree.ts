/** Chromium's own accessibility tree of the page, which screen readers get. */
import { cdp } from 'vitest/browser'

/** A node of the tree; a node that the browser leaves out is replaced by its children. */
export interface AccessibleNode {
  id: string
  role: string
  name: string
  description: string
  value: string
  /** Such as `level`, `checked`, `expanded`, `disabled`. */
  states: Readonly<Record<string, unknown>>
  children: readonly AccessibleNode[]
}

interface RawValue {
  value?: unknown
}

interface RawNode {
  nodeId: string
  ignored: boolean
  role?: RawValue
  name?: RawValue
  description?: RawValue
  value?: RawValue
  properties?: { name: string; value: RawValue }[]
  childIds?: string[]
}

interface Frame {
  frame: { id: string; url: string }
  childFrames?: Frame[]
}

/** The part of the browser's protocol that is used here. */
interface Protocol {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: Frame }>
  send(method: 'Accessibility.enable'): Promise<void>
  send(method: 'Accessibility.getFullAXTree', parameters: { frameId: string }): Promise<{ nodes: RawNode[] }>
}

/** Reads the tree of this page, which the test runner shows in a frame. */
export async function accessibilityTree(): Promise<AccessibleNode> {
  const protocol = cdp() as unknown as Protocol
  const { frameTree } = await protocol.send('Page.getFrameTree')
  const frame = framesOf(frameTree).find(({ url }) => url === location.href)
  if (!frame) throw new Error('no frame of this page')
  await protocol.send('Accessibility.enable')
  const { nodes } = await protocol.send('Accessibility.getFullAXTree', { frameId: frame.id })
  const known = new Map(nodes.map((node) => [node.nodeId, node]))
  const [page] = nodes[0] ? included(nodes[0], known) : []
  if (!page) throw new Error('the page has no accessibility tree')
  return page
}

function framesOf({ frame, childFrames = [] }: Frame): Frame['frame'][] {
  return [frame, ...childFrames.flatMap(framesOf)]
}

function included(raw: RawNode, known: ReadonlyMap<string, RawNode>): AccessibleNode[] {
  const children = (raw.childIds ?? []).flatMap((id) => {
    const child = known.get(id)
    return child ? included(child, known) : []
  })
  const role = textOf(raw.role)
  if (raw.ignored || role === 'InlineTextBox') return children
  return [
    {
      id: raw.nodeId,
      role,
      name: textOf(raw.name),
      description: textOf(raw.description),
      value: textOf(raw.value),
      states: Object.fromEntries((raw.properties ?? []).map(({ name, value }) => [name, value.value])),
      children,
    },
  ]
}

function textOf(raw: RawValue | undefined): string {
  return typeof raw?.value === 'string' ? raw.value.replace(/\s+/g, ' ').trim() : String(raw?.value ?? '')
}
