import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge, problem } from '../../../testing/fake-edge.ts'
import { undress, wear } from '../../../testing/looks.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'
import { eventually } from '../../../../shared/testing/eventually.ts'
import { someOf } from '../../../../shared/testing/runs.ts'

describe('the dialog for metadata', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot
  beforeEach(async () => {
    edge = new FakeEdge(buildOrder({ OrderMetadata: { campaign: 'autumn', channel: 'web' } }))
    await wear('light', 1200, 'ltr')
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    undress()
  })

  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<Found>(selector)!
  const isOpen = () => find<HTMLDialogElement>('dialog').open
  const sent = () => JSON.parse(edge.writes().at(-1)?.body ?? 'null') as unknown
  const field = (line: number, member: 'Key' | 'Value') =>
    find<HTMLInputElement>(`[data-line="${line}"] [name=${member}]`)
  const save = async () => {
    find('.save').click()
    await desk.settled()
  }

  async function open(): Promise<void> {
    desk = await openDesk({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })
    await until(() => desk.has('#edit-metadata'))
    root = await partOf(desk, 'order-admin-metadata')
    desk.query('#edit-metadata').focus()
    await userEvent.keyboard('{Enter}')
    await until(isOpen)
  }

  it.each(someOf([390, 1200] as const, 1))(
    'has a label on the screen for every field of a new pair: %i px',
    async (width) => {
      await wear('light', width, 'ltr')
      await open()
      find('.add').click()
      await desk.settled()
      for (const [member, words] of [
        ['Key', 'Key'],
        ['Value', 'Value'],
      ] as const) {
        const column = member === 'Key' ? 1 : 2
        const labels = [
          field(2, member).closest('td')!.querySelector('.label')!,
          find(`thead th:nth-child(${column})`),
        ].filter((label) => label.checkVisibility())
        expect(labels.map((label) => textOf(label).trim())).toEqual([words])
      }
    },
  )

  it('edits, adds and saves with the keyboard alone, and gives focus back to its button', async () => {
    await open()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(root.activeElement).toBe(field(0, 'Value'))
    await userEvent.keyboard('{Control>}a{/Control}winter{Enter}')
    expect(root.activeElement).toBe(field(1, 'Value'))
    await userEvent.keyboard('{Enter}')
    await until(() => root.activeElement === field(2, 'Key'))
    await userEvent.keyboard('season{Tab}2027{Control>}{Enter}{/Control}')
    await until(() => !isOpen())
    expect(sent()).toEqual({
      Metadata: [
        { Key: 'campaign', Value: 'winter' },
        { Key: 'season', Value: '2027' },
      ],
    })
    expect(desk.desk.activeElement).toBe(desk.query('#edit-metadata'))
    await expect.poll(() => desk.query('[role=status]').textContent).toBe('2 pairs are saved.')
    expect(desk.text()).toContain('season')
  })

  it('adds no second empty line, and removes a new one with focus on a neighbour', async () => {
    await open()
    find('.add').click()
    find('.add').click()
    await until(() => root.activeElement === field(2, 'Key'))
    expect(root.querySelectorAll('tbody tr')).toHaveLength(3)
    find('[data-line="2"] button').click()
    await until(() => root.activeElement === field(1, 'Value'))
  })

  it('begins with an empty line where there is no metadata', async () => {
    edge.order = buildOrder()
    await open()
    expect(field(0, 'Key').value).toBe('')
  })

  it('explains the refusal of a secret while it is typed, and sends nothing', async () => {
    await open()
    await userEvent.fill(field(0, 'Value'), '4111 1111 1111 1111')
    expect(root.textContent).toContain('Payment details are not stored with orders.')
    await save()
    expect(edge.writes()).toEqual([])
    expect(root.activeElement).toBe(field(0, 'Value'))
  })

  it('asks for a missing key only when saving', async () => {
    await open()
    find('.add').click()
    await until(() => root.activeElement === field(2, 'Key'))
    await userEvent.fill(field(2, 'Value'), 'a value')
    expect(root.textContent).not.toContain('Fill this in.')
    await save()
    expect(root.textContent).toContain('Fill this in.')
    expect(root.activeElement).toBe(field(2, 'Key'))
  })

  it('counts characters where they are written', async () => {
    await open()
    await userEvent.fill(field(0, 'Value'), 'x'.repeat(501))
    await desk.settled()
    expect(find('[data-line="0"] .counter').textContent).toBe('501/500')
    expect(root.textContent).toContain('At most 500 characters; this has 501.')
  })

  it('takes __proto__ for a key like any other', async () => {
    edge.intercept = ({ method }) => (method === 'PUT' ? new Response(null, { status: 200 }) : undefined)
    await open()
    find('.add').click()
    await until(() => root.activeElement === field(2, 'Key'))
    await userEvent.keyboard('__proto__{Tab}x')
    await save()
    await until(() => !isOpen())
    expect(sent()).toEqual({ Metadata: [{ Key: '__proto__', Value: 'x' }] })
  })

  it('keeps the draft when closed, and when someone else changed the order', async () => {
    await open()
    await userEvent.fill(field(0, 'Value'), 'winter')
    await userEvent.keyboard('{Escape}')
    await until(() => !isOpen())
    edge.order = { ...edge.order, OrderMetadata: { campaign: 'autumn', channel: 'app', late: 'theirs' } }
    await userEvent.keyboard('{Enter}')
    await until(isOpen)
    expect(field(0, 'Value').value).toBe('winter')
    await save()
    await until(() => find('.write-note').textContent?.includes('Somebody changed the order'))
    expect(field(1, 'Value').value).toBe('app')
    expect(field(2, 'Value').value).toBe('theirs')
    await save()
    await until(() => !isOpen())
    expect(sent()).toEqual({ Metadata: [{ Key: 'campaign', Value: 'winter' }] })
  })

  it('shows the edge’s own reasons with code and request id', async () => {
    const errors = [
      { code: 'metadata-secret', pointer: '/Metadata/0/Value', detail: 'The value has a secret.' },
    ]
    edge.intercept = ({ method }) =>
      method === 'PUT' ? problem(400, 'metadata-secret', { errors }) : undefined
    await open()
    await userEvent.fill(field(0, 'Value'), 'winter')
    await save()
    await until(() => find('.write-note').textContent?.includes('The value has a secret.'))
    expect(find('.write-note').textContent).toContain('req-77')
  })

  it(
    'keeps the draft while it is not certain that it was saved, and offers to find out',
    { tags: 'long' },
    async () => {
      edge.intercept = ({ method }) =>
        method === 'PUT' ? problem(502, 'outcome-unknown', {}, { 'Retry-After': '1' }) : undefined
      await open()
      await userEvent.fill(field(0, 'Value'), 'winter')
      expect(textOf(find('.save'))).toContain('Save metadata')
      await save()
      await until(() => textOf(find('.write-note')).includes('It is not known whether it was saved'))
      expect(textOf(find('.write-note'))).toContain('Wait a second before you try again.')
      expect(textOf(find('.save'))).toContain('Check and continue')
      expect(field(0, 'Value').value).toBe('winter')
      await eventually(() => expect(find('.save').getAttribute('aria-disabled')).toBe('false'))
      edge.intercept = () => undefined
      await save()
      await until(() => !isOpen())
      expect(edge.writes()).toHaveLength(2)
      expect(new Set(edge.writes().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    },
  )

  it('asks to compare the order where it can never be known whether it was saved', async () => {
    edge.intercept = ({ method }) => (method === 'PUT' ? problem(502, 'outcome-unknown') : undefined)
    await open()
    await userEvent.fill(field(0, 'Value'), 'winter')
    await save()
    await until(() => textOf(find('.write-note')).includes('Compare the order with your changes'))
    expect(textOf(find('.save'))).toContain('Save metadata')
    expect(field(0, 'Value').value).toBe('winter')
  })

  it('is not offered without the capability', async () => {
    edge.capabilities = ['order.read', 'rows.write']
    desk = await openDesk()
    await until(() => desk.has('#add-row'))
    expect(desk.has('#edit-metadata')).toBe(false)
  })
})
