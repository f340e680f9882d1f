package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import dev.straightway.proof.Proof;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.RouteEntry;

/**
 * How the planner has routes walked, and what it must know of the application for that.
 *
 * @param walk proves routes: what was found for each entry, in order
 * @param observed whether somebody is told when the request scope begins or ends
 * @param instantiations what the container makes for a request: the instance of the resource, by the binary name of its
 *        class, and what it tells of the request
 * @param called what the first use of a provider makes, by the binary name of its class
 * @param ownJson why it isn't known which code reads and writes JSON; empty where it is Jackson alone
 * @param formats which formats of optional libraries there are
 * @param validation knows what validates the calls of resource methods
 * @param selections knows what entity providers answer when they are asked
 */
public record Proving(Function<List<RouteEntry>, List<Found>> walk, boolean observed,
        Function<String, List<Instantiation>> instantiations,
        Function<String, List<Instantiation>> called,
        Optional<String> ownJson, Formats formats, ValidationCode validation, Selections selections) {

    /**
     * In which formats of optional libraries entities may be read, by code that isn't walked, and written.
     *
     * @param xml how classes are written that JAXB may read and write as XML; empty if the application has none
     * @param kryo whether classes are registered for Kryo
     */
    public record Formats(Optional<Marshalling> xml, boolean kryo) {

        /** JSON, text and bytes alone. */
        public static final Formats NONE = new Formats(Optional.empty(), false);

        boolean walksXml() {
            return xml.filter(one -> one == Marshalling.WALKED).isPresent();
        }
    }

    /** How JAXB writes. */
    public enum Marshalling {
        /** By its reference implementation, in contexts that are made for classes: what that asks of objects is walked. */
        WALKED,
        /** By another implementation, or in contexts that the application gives. */
        OPEN
    }

    /**
     * What was found for a route.
     *
     * @param blocks whether it may block
     * @param scope whether it may need the request scope of CDI
     */
    public record Found(Proof blocks, Proof scope) {
    }
}
