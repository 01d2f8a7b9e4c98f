import { html, nothing, type TemplateResult } from 'lit'
import { copyButton } from '../parts/copy.ts'
import { ConsoleSection } from '../parts/section.ts'
import { money } from '../parts/words.ts'

/** What a program needs to be this merchant, and the persons who can buy. */
class SectionPersons extends ConsoleSection {
  protected override load(): Promise<void> {
    return Promise.resolve()
  }

  protected override content(): TemplateResult {
    const { account, facts } = this.sandbox
    const [soap] = account.SoapClients
    const keys: [string, string][] = [
      ['Address', location.origin],
      ['MerchantId', account.MerchantId],
      ['ClientId', account.ClientId],
      ['ClientSecret', account.ClientSecret],
      ['SharedSecret', account.SharedSecret],
      ['Operator', facts.operator],
      ['SOAP address', `${location.origin}${facts.soap.path}`],
      ['SOAP namespace', facts.soap.namespace],
      ...(soap
        ? ([
            ['ClientNumber', String(soap.ClientNumber)],
            ['Username', soap.Username],
            ['Password', soap.Password],
          ] as [string, string][])
        : []),
    ]
    return html`
      <div class="head">
        <h2>Keys of ${account.Name}</h2>
        ${copyButton('Copy all', () => keys.map(([name, value]) => `${name}=${value}`).join('\n'))}
        <p class="muted">They open this sandbox only.</p>
      </div>
      <table class="cards">
        <caption class="visually-hidden">
          Keys
        </caption>
        <tbody>
          ${keys.map(
            ([name, value]) =>
              html`<tr>
                <th scope="row" class="muted">${name}</th>
                <td><code>${value}</code></td>
                <td class="act end">${copyButton(`Copy`, () => value)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <section>
        <div class="head"><h2>Test persons</h2></div>
        <table class="cards">
          <caption class="visually-hidden">
            Test persons
          </caption>
          <thead>
            <tr>
              <th>Name</th>
              <th>Id number</th>
              <th>Country</th>
              <th>TestCustomer</th>
              <th>Credit check</th>
              <th><span class="visually-hidden">Copy</span></th>
            </tr>
          </thead>
          <tbody>
            ${facts.persons.map(
              ({ name, FullName, NationalId, CountryCode, outcome, creditLimit }) =>
                html`<tr>
                  <th scope="row" class="strong">${FullName}</th>
                  <td class="figure"><code>${NationalId}</code></td>
                  <td>${CountryCode}</td>
                  <td>${name ? html`<code>${name}</code>` : nothing}</td>
                  <td>
                    ${
                      outcome === 'Accepted'
                        ? creditLimit === undefined
                          ? 'Accepted'
                          : `Accepted up to ${money(creditLimit)}`
                        : html`<span class="strong">${outcome}</span>`
                    }
                  </td>
                  <td class="act end">${copyButton('Copy', () => NationalId)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
    `
  }
}

customElements.define('section-persons', SectionPersons)
