package dev.straightway.runtime.http.exchange;

import java.util.List;

import jakarta.ws.rs.WebApplicationException;

/** What only a request needs that leaves the straight way: apart, so that the others don't pay for its fields. */
public final class Detour {

    /** That of a request which hasn't left the straight way; only read. */
    static final Detour NONE = new Detour();

    /** The texts that aren't read by Vert.x or by index. */
    RequestTexts texts;
    private ChangedRequest changed;
    private Throwable pending;
    private Endpoint admitted;
    private boolean checked;
    private Endpoint refusing;
    private List<?> asked;
    private int next;
    private boolean early;
    private Object awaited;
    private boolean reading;
    private WebApplicationException refused;
    private boolean mapped;
    private Throwable failure;
    private Throwable unmapped;

    Detour() {
    }

    /** {@return what filters have made of the request, or {@code null} if they had no say in it} */
    public ChangedRequest changed() {
        return changed;
    }

    /** Takes what filters make of the request from now on. */
    public void change(ChangedRequest made) {
        this.changed = made;
    }

    /** {@return what the next turn fails with, or {@code null}} */
    Throwable pending() {
        return pending;
    }

    /** Makes the next turn fail. */
    public void pending(Throwable failure) {
        this.pending = failure;
    }

    /** {@return whether the request may reach an endpoint} */
    public boolean isAdmitted(Endpoint endpoint) {
        return admitted == endpoint;
    }

    /** Tells that the request may reach an endpoint, so that nobody asks again. */
    public void admit(Endpoint endpoint) {
        this.admitted = endpoint;
    }

    /** {@return whether a locator was reached by a check of its own, behind which the default of all methods doesn't count} */
    public boolean isChecked() {
        return checked;
    }

    /** Tells that a locator was reached by a check of its own. */
    public void checked() {
        this.checked = true;
    }

    /** {@return an endpoint that has the path of the request and refuses its media types, or {@code null}} */
    Endpoint refusing() {
        return refusing;
    }

    /** Tells that none of the endpoints of a class takes the request. */
    public void refusing(Endpoint one) {
        this.refusing = one;
    }

    /** {@return the index of the filter to be asked next, of those that are asked now: each is asked once} */
    public int next(List<?> filters) {
        if (asked != filters) {
            asked = filters;
            next = 0;
        }
        return next;
    }

    /** Tells that the next filter is asked. */
    public void ask() {
        next++;
    }

    /** Keeps what a filter waits for. */
    public void await(Object later) {
        this.awaited = later;
    }

    /** {@return what a filter has waited for, once; otherwise {@code null}} */
    public Object takeAwaited() {
        Object taken = awaited;
        awaited = null;
        return taken;
    }

    /** {@return whether only those filters are asked that want the event loop} */
    public boolean isEarly() {
        return early;
    }

    /** Begins or ends that. */
    public void early(boolean now) {
        this.early = now;
    }

    /** {@return whether somebody has asked for the body} */
    boolean isReading() {
        return reading;
    }

    /** {@return why the body can't be read, {@code null} if it can} */
    public WebApplicationException beginReading() {
        this.reading = true;
        return refused;
    }

    /** Keeps why the body can't be read, for all who ask for it. */
    public void refuseBody(WebApplicationException reason) {
        this.refused = reason;
    }

    /** {@return whether an exception of this request was mapped} */
    public boolean isMapped() {
        return mapped;
    }

    /** Tells that an exception of this request is mapped, which is done once. */
    public void mapped() {
        this.mapped = true;
    }

    /** {@return what was thrown, if that is being answered; otherwise {@code null}} */
    public Throwable failure() {
        return failure;
    }

    /** Tells that the answer says what has become of a failure. */
    public void failure(Throwable thrown) {
        this.failure = thrown;
    }

    /** {@return the failure that nothing made an answer of, or {@code null}} */
    public Throwable unmapped() {
        return unmapped;
    }

    void unmapped(Throwable failure) {
        this.unmapped = failure;
    }
}
