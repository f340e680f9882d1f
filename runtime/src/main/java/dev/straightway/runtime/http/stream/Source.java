package dev.straightway.runtime.http.stream;

import java.util.concurrent.Flow;

import org.jboss.resteasy.reactive.RestMulti;

import dev.straightway.runtime.body.Framing;
import mutiny.zero.flow.adapters.AdaptersToFlow;

/**
 * What a resource method has returned, as a publisher.
 *
 * @param result as filters see it
 * @param publisher the same, of the interfaces of the JDK
 */
record Source(Object result, Flow.Publisher<?> publisher) {

    static Source of(Object result) {
        return new Source(result, result instanceof org.reactivestreams.Publisher<?> older ? AdaptersToFlow.publisher(older)
                : (Flow.Publisher<?>) result);
    }

    /** {@return how many items may be on their way: more than one only where the application asks for it} */
    long demand() {
        return result instanceof RestMulti.SyncRestMulti<?> rest ? rest.getDemand() : 1;
    }

    /** {@return the framing that was planned, unless the application doesn't want an array} */
    Framing framing(Framing planned) {
        boolean lines = (planned == Framing.ARRAY || planned == Framing.PLAIN)
                && result instanceof RestMulti.SyncRestMulti<?> rest && !rest.encodeAsJsonArray();
        return lines ? Framing.LINES : planned;
    }
}
