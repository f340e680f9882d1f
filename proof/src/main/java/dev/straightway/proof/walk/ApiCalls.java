package dev.straightway.proof.walk;

import java.util.List;

/** Does what calls of Jakarta REST and of interceptors do that hand over something of the request or of its answer. */
final class ApiCalls {

    /** Gives the result of a call. */
    interface Giver {

        /** {@return whether it gives the result of a call, and has done so now} */
        boolean gives(Invocation invocation, AbstractObject self);
    }

    private final ExceptionMappings exceptionMappings;
    private final ExceptionResponses responses;
    private final LeavingExceptions leaving;
    private final ResponseEntities responseEntities;
    private final EntityStreams streams;
    private final List<Giver> givers;

    /** @param givers in the order in which they are asked; the first that gives a result is the last */
    ApiCalls(ExceptionMappings exceptionMappings, ExceptionResponses responses, LeavingExceptions leaving,
            ResponseEntities responseEntities, EntityStreams streams,
            List<Giver> givers) {
        this.exceptionMappings = exceptionMappings;
        this.responses = responses;
        this.leaving = leaving;
        this.responseEntities = responseEntities;
        this.streams = streams;
        this.givers = givers;
    }

    /** {@return whether the result of a call is given, after what it hands over was taken} */
    boolean take(CallSite site, Invocation invocation, AbstractObject self) {
        exceptionMappings.called(site.caller, invocation);
        responses.made(invocation);
        leaving.called(site.caller, invocation);
        responseEntities.take(site, invocation);
        streams.take(invocation);
        return givers.stream().anyMatch(giver -> giver.gives(invocation, self));
    }
}
