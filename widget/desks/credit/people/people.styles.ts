import { css } from 'lit'

export const creditPeopleStyles = css`
  :host {
    padding: calc(4 * var(--_space));
    container-type: inline-size;
  }
  .people {
    display: grid;
    gap: calc(4 * var(--_space));
    max-inline-size: 720px;
  }
  .tasks,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  form {
    display: grid;
    gap: calc(4 * var(--_space));
    min-inline-size: 0;
  }
  /* The customer's fields, and those of the question. */
  .credit-messages + .credit-fields {
    margin-block-start: calc(3 * var(--_space));
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: calc(4 * var(--_space));
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .card {
    display: grid;
    gap: calc(3 * var(--_space));
    align-content: space-between;
    min-inline-size: 0;
    padding: calc(3 * var(--_space));
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
  }
  dd.copyable {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(3 * var(--_space));
    align-items: center;
  }
  .facts {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--_space) calc(4 * var(--_space));
    align-items: baseline;
  }
  .answer:focus {
    outline: none;
  }
  .found {
    display: grid;
    gap: calc(4 * var(--_space));
    min-inline-size: 0;
  }
  .found:not(:has(> *)) {
    display: none;
  }
  /* The answer is beside its question. */
  @container (width >= 1100px) {
    .people:has(> .found > *) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
      column-gap: calc(8 * var(--_space));
      max-inline-size: none;
    }
    .people > .tasks {
      grid-column: 1 / -1;
    }
  }
`
