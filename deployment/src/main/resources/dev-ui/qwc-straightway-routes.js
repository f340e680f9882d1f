import { css, html, QwcHotReloadElement } from 'qwc-hot-reload-element';
import { JsonRpc } from 'jsonrpc';
import { columnBodyRenderer, gridRowDetailsRenderer } from '@vaadin/grid/lit.js';
import '@vaadin/button';
import '@vaadin/grid';
import '@vaadin/grid/vaadin-grid-sort-column.js';
import '@vaadin/text-field';
import 'qui-badge';

/** All routes with what the build decided about them, and why. */
export class QwcStraightwayRoutes extends QwcHotReloadElement {
    jsonRpc = new JsonRpc(this);

    static styles = css`
        :host { display: flex; flex-direction: column; height: 100%; }
        .bar { display: flex; align-items: baseline; gap: 1em; padding: 0 1em; }
        .bar vaadin-text-field { width: 30em; }
        vaadin-grid { flex: 1; min-height: 20em; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.3em 1.5em; padding: 0 2em; }
        dt { color: var(--lumo-secondary-text-color); }
        dd { margin: 0; overflow-wrap: anywhere; white-space: normal; }
        ul { margin: 0; padding-left: 1.2em; }
        pre { margin: 1em 2em; padding: 1em; overflow: auto; background: var(--lumo-contrast-5pct); white-space: pre; }
        .more { margin: 0 2em 1em; }
        .path { font-family: monospace; }
    `;

    static properties = {
        _report: { state: true },
        _search: { state: true },
        _opened: { state: true },
        _generated: { state: true },
        _failure: { state: true }
    };

    constructor() {
        super();
        this._report = null;
        this._search = '';
        this._opened = [];
        this._generated = new Map();
        this._failure = null;
    }

    connectedCallback() {
        super.connectedCallback();
        this.hotReload();
    }

    hotReload() {
        this._opened = [];
        this._generated = new Map();
        this.jsonRpc.routes().then(answer => {
            this._failure = null;
            this._report = answer.result;
        }).catch(failure => this._failure = this._words(failure));
    }

    render() {
        if (this._failure) {
            return html`<p class="failure">The routes can't be had: ${this._failure}</p>`;
        }
        if (!this._report) {
            return html`<p>Asking for the routes …</p>`;
        }
        const shown = this._shown();
        return html`
            <div class="bar">
                <vaadin-text-field id="search" placeholder="Search in paths, methods, threads and reasons" clear-button-visible
                    .value="${this._search}" @value-changed="${event => this._search = event.detail.value}">
                </vaadin-text-field>
                <span id="count">${shown.length} of ${this._report.endpoints.length} routes</span>
                <span id="proven">${this._report.threads.proven} of ${this._report.threads.plain} plain routes proven
                    non-blocking</span>
            </div>
            <vaadin-grid .items="${shown}" .detailsOpenedItems="${this._opened}" theme="row-stripes no-border"
                @active-item-changed="${event => this._toggle(event.detail.value)}"
                ${gridRowDetailsRenderer(route => this._details(route), [this._generated])}>
                <vaadin-grid-sort-column path="method" header="Method" flex-grow="0"></vaadin-grid-sort-column>
                <vaadin-grid-sort-column path="template" header="Path" resizable
                    ${columnBodyRenderer(route => html`<span class="path">${route.template}</span>`, [])}>
                </vaadin-grid-sort-column>
                <vaadin-grid-sort-column path="thread.value" header="Thread" flex-grow="0" width="11em"
                    ${columnBodyRenderer(route => this._thread(route), [])}>
                </vaadin-grid-sort-column>
                <vaadin-grid-sort-column path="thread.why" header="Why" resizable></vaadin-grid-sort-column>
                <vaadin-grid-sort-column path="resource" header="Resource method" resizable></vaadin-grid-sort-column>
            </vaadin-grid>`;
    }

    /** Every word must stand somewhere in what is told of a route. */
    _shown() {
        const words = this._search.toLowerCase().split(/\s+/).filter(word => word);
        return this._report.endpoints.filter(route => {
            const text = [route.method, route.template, route.resource, route.thread.value, route.thread.why,
                ...route.consumes, ...route.produces].join(' ').toLowerCase();
            return words.every(word => text.includes(word));
        });
    }

    _toggle(route) {
        if (route) {
            this._opened = this._opened.includes(route) ? this._opened.filter(other => other !== route)
                : [...this._opened, route];
        }
    }

    _thread(route) {
        return html`<qui-badge level="${route.thread.value === 'WORKER' ? 'contrast' : 'success'}" small>
            <span>${route.thread.value}</span></qui-badge>`;
    }

    _details(route) {
        return html`
            <dl>
                ${this._item('Resource method', route.resource)}
                ${this._item('Rank', `class ${this._rank(route.rank.classTemplate)}, method ${this._rank(route.rank.methodTemplate)}`)}
                ${this._item('Instance', route.instance)}
                ${this._item('Consumes', route.consumes.join(', ') || 'anything')}
                ${this._item('Produces', route.produces.join(', ') || 'known at run time')}
                ${this._item('Parameters', this._list(route.parameters.map(each => `${each.name}: ${each.read}`)))}
                ${this._item('Reader', route.reader ? `${route.reader.representation}, ${route.reader.why}`
                    : 'none: no entity parameter')}
                ${this._item('Writer', route.writer.why)}
                ${this._item('Thread', `${route.thread.value}: ${route.thread.why}`)}
                ${route.proof && !route.proof.proven ? html`
                    ${this._item('What blocks', `${route.proof.path}: ${route.proof.reason}`)}
                    ${route.proof.place ? this._item('Where', route.proof.place) : ''}
                    ${route.proof.cause ? this._item('Because', route.proof.cause) : ''}
                    ${this._item('To get on the event loop', route.proof.fix)}` : ''}
                ${this._item('CDI request scope', route.requestScope.why)}
                ${this._item('Filters and interceptors', route.around)}
                ${this._item('Exception mappers', this._list(route.exceptionMappers))}
            </dl>
            ${this._classOf(route)}`;
    }

    _classOf(route) {
        const generated = this._generated.get(route.invoker);
        return generated ? html`<pre class="plan">${generated.plan}</pre><pre class="listing">${generated.listing}</pre>`
            : html`<vaadin-button class="more" @click="${() => this._generate(route)}">Plan and generated class
                </vaadin-button>`;
    }

    _generate(route) {
        this.jsonRpc.generated({ invoker: route.invoker }).then(answer => {
            this._generated = new Map(this._generated).set(route.invoker, answer.result);
        }).catch(failure => this._failure = this._words(failure));
    }

    _item(name, value) {
        return html`<dt>${name}</dt><dd>${value}</dd>`;
    }

    _list(values) {
        return values && values.length ? html`<ul>${values.map(value => html`<li>${value}</li>`)}</ul>` : 'none';
    }

    _rank(rank) {
        return `(${rank.literals}, ${rank.captures}, ${rank.regexCaptures})`;
    }

    _words(failure) {
        return failure?.error?.message ?? failure?.message ?? JSON.stringify(failure);
    }
}
customElements.define('qwc-straightway-routes', QwcStraightwayRoutes);
