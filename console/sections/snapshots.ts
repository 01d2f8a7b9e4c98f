import { html, type TemplateResult } from 'lit'
import { saveFile } from '../parts/save-file.ts'
import { ConsoleSection } from '../parts/section.ts'
import { bytes, instant } from '../parts/words.ts'

interface Snapshot {
  name: string
  /** When it was saved, ISO 8601. */
  at: string
  /** The merchant's clock at that time. */
  now?: string
  orders: number
  bytes: number
}

/** Saved states of the merchant: back to one of them, and out of and into files. */
class SectionSnapshots extends ConsoleSection {
  static override properties = { ...ConsoleSection.properties, snapshots: { state: true } }

  declare private snapshots: readonly Snapshot[]

  constructor() {
    super()
    this.snapshots = []
  }

  protected override async load(): Promise<void> {
    this.snapshots = (await this.sandbox.own<{ snapshots: Snapshot[] }>('GET', 'snapshots')).snapshots
  }

  protected override absent(): TemplateResult {
    return html`<div class="head"><h2>Snapshots</h2></div>
      <p class="empty">This sandbox keeps no snapshots.</p>`
  }

  protected override content(): TemplateResult {
    return html`
      <div class="head">
        <h2>Snapshots</h2>
        <p class="muted">
          Everything of ${this.sandbox.account.Name}: orders, credit orders, reports, clock and faults.
          Restoring one forgets what came after it.
        </p>
      </div>
      <form class="bar" @submit=${this.#save}>
        <label class="field grow"
          ><span>Name</span
          ><input name="name" required maxlength="64" placeholder="two-orders" autocomplete="off"
        /></label>
        <button class="primary">Save snapshot</button>
      </form>
      ${
        this.snapshots.length === 0
          ? html`<p class="empty">${this.loaded ? 'No snapshot yet.' : 'Reading…'}</p>`
          : html`<table class="cards">
              <caption class="visually-hidden">
                Snapshots
              </caption>
              <thead>
                <tr>
                  <th>Name</th>
                  <th>Saved</th>
                  <th>Clock</th>
                  <th class="number">Orders</th>
                  <th class="number">Size</th>
                  <th><span class="visually-hidden">What to do</span></th>
                </tr>
              </thead>
              <tbody>
                ${this.snapshots.map((snapshot) => this.#row(snapshot))}
              </tbody>
            </table>`
      }
      <section>
        <h3>Files</h3>
        <p class="muted">A file has the whole state as lines of JSON: for another machine, or a test.</p>
        <div class="actions">
          <button type="button" @click=${this.#export}>Export</button>
          <label class="field"
            ><span>Import a file</span
            ><input type="file" accept=".ndjson,.jsonl,.json" @change=${this.#import}
          /></label>
        </div>
      </section>
      <section>
        <h3>From the beginning</h3>
        <div class="actions">
          <button
            type="button"
            class="danger"
            @click=${() =>
              void this.ask(
                `Reset everything of ${this.sandbox.account.Name}? Its orders, credit orders and reports are then those of a new sandbox. Snapshots stay.`,
                'Reset',
                () =>
                  void this.act('Resetting', 'The sandbox is as it began.', async () => {
                    await this.sandbox.own('POST', 'reset')
                  }),
              )}
          >
            Reset…
          </button>
        </div>
      </section>
    `
  }

  #row({ name, at, now, orders, bytes: size }: Snapshot): TemplateResult {
    const path = `snapshots/${encodeURIComponent(name)}`
    return html`<tr>
      <th scope="row" class="strong wide">${name}</th>
      <td class="figure muted">${instant(at)}</td>
      <td class="figure">${instant(now)}</td>
      <td class="number figure">${orders}</td>
      <td class="number figure">${bytes(size)}</td>
      <td class="act end">
        <button
          type="button"
          class="small"
          aria-label="Restore ${name}"
          @click=${() =>
            void this.ask(
              `Restore ${name}? What came after ${instant(at)} is forgotten.`,
              `Restore ${name}`,
              () =>
                void this.act('Restoring', `The sandbox is as it was in ${name}.`, async () => {
                  await this.sandbox.own('POST', `${path}/restore`)
                }),
            )}
        >
          Restore…
        </button>
        <button
          type="button"
          class="small danger"
          aria-label="Delete ${name}"
          @click=${() =>
            void this.act('Deleting', `Snapshot ${name} is deleted.`, async () => {
              await this.sandbox.own('DELETE', path)
            })}
        >
          Delete
        </button>
      </td>
    </tr>`
  }

  #save = (event: Event): void => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const { name } = Object.fromEntries(new FormData(form)) as { name: string }
    void this.act('Saving', `Snapshot ${name} is saved.`, async () => {
      await this.sandbox.own('POST', 'snapshots', { name: name.trim() })
      form.reset()
    })
  }

  #export = (): void => {
    void this.act('Exporting', 'The file is saved.', async () => {
      const text = await this.sandbox.text('export')
      saveFile(`sandbox-${this.sandbox.account.MerchantId}.ndjson`, text, 'application/x-ndjson')
    })
  }

  #import = (event: Event): void => {
    const field = event.target as HTMLInputElement
    const file = field.files?.[0]
    if (!file) return
    void this.ask(
      `Import ${file.name}? Everything of ${this.sandbox.account.Name} is replaced by what the file has.`,
      'Import',
      () =>
        void this.act('Importing', `${file.name} is imported.`, async () => {
          await this.sandbox.own('POST', 'import', await file.text())
        }),
    )
    field.value = ''
  }
}

customElements.define('section-snapshots', SectionSnapshots)
