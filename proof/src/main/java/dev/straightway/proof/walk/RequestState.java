package dev.straightway.proof.walk;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.TypeNames;

/**
 * Knows what code leaves at a request, or at its thread, for other code: the properties that all contexts of a request
 * share, the resources that it has come to, and what goes with lines of the log.
 */
final class RequestState {

    private static final String REST = "jakarta/ws/rs/";
    private static final String LOGGED = "org/jboss/logging/MDC";

    private final Core core;
    private final Variable properties = new Variable();
    private final Variable logged = new Variable();
    private final Variable resources = new Variable();
    /** What others than the application leave there. */
    private final Variable others = new Variable();

    RequestState(Core core) {
        this.core = core;
    }

    /** Takes the object that serves a route. */
    void served(AbstractObject resource) {
        core.flow().add(resources, resource);
    }

    /** {@return whether a reviewed method takes or gives what somebody has left, and has done so now} */
    boolean gives(Invocation invocation) {
        Method named = invocation.named();
        return switch (named.name()) {
            case "setProperty" -> named.owner().startsWith(REST) && left(invocation, properties);
            case "getProperty" -> named.owner().startsWith(REST) && found(invocation, properties);
            case "getMatchedResources" -> named.owner().startsWith(REST) && found(invocation, resources);
            case "put" -> named.owner().equals(LOGGED) && told(invocation);
            case "get", "getMap" -> named.owner().equals(LOGGED) && found(invocation, logged);
            default -> false;
        };
    }

    /** Lines of the log ask what goes with them for its text, so that the call itself counts too. */
    private boolean told(Invocation invocation) {
        core.flow().edge(invocation.others().get(1), logged, null);
        return false;
    }

    private boolean left(Invocation invocation, Variable to) {
        core.flow().edge(invocation.others().get(1), to, null);
        if (invocation.returns() != null) {
            found(invocation, to);
        }
        return true;
    }

    private boolean found(Invocation invocation, Variable from) {
        if (TypeNames.OBJECT.equals(invocation.returns())) {
            core.flow().edge(from, invocation.result(), null);
            core.flow().add(invocation.result(), core.objects().made(TypeNames.OBJECT, others, true));
        } else {
            core.flow().add(invocation.result(), core.objects().made(invocation.returns(), from, true));
        }
        return true;
    }
}
