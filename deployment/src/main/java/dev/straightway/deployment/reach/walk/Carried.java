package dev.straightway.deployment.reach.walk;

import dev.straightway.deployment.reach.code.Method;

/**
 * Knows what code leaves at a request, or at its thread, for other code: the properties that all contexts of a request
 * share, the resources that it has come to, and what goes with lines of the log.
 */
final class Carried {

    private static final String REST = "jakarta/ws/rs/";
    private static final String LOGGED = "org/jboss/logging/MDC";

    private final World world;
    private final Var properties = new Var();
    private final Var logged = new Var();
    private final Var resources = new Var();
    /** What others than the application leave there. */
    private final Var others = new Var();

    Carried(World world) {
        this.world = world;
    }

    /** Takes the object that serves a route. */
    void served(Thing resource) {
        world.flow.add(resources, resource);
    }

    /** {@return whether a reviewed method takes or gives what somebody has left, and has done so now} */
    boolean gives(Spec spec) {
        Method named = spec.named();
        return switch (named.name()) {
            case "setProperty" -> named.owner().startsWith(REST) && left(spec, properties);
            case "getProperty" -> named.owner().startsWith(REST) && found(spec, properties);
            case "getMatchedResources" -> named.owner().startsWith(REST) && found(spec, resources);
            case "put" -> named.owner().equals(LOGGED) && left(spec, logged);
            case "get", "getMap" -> named.owner().equals(LOGGED) && found(spec, logged);
            default -> false;
        };
    }

    private boolean left(Spec spec, Var to) {
        world.flow.edge(spec.others().get(1), to, null);
        if (spec.returns() != null) {
            found(spec, to);
        }
        return true;
    }

    private boolean found(Spec spec, Var from) {
        if (Things.OBJECT.equals(spec.returns())) {
            world.flow.edge(from, spec.result(), null);
            world.flow.add(spec.result(), world.things.made(Things.OBJECT, others, true));
        } else {
            world.flow.add(spec.result(), world.things.made(spec.returns(), from, true));
        }
        return true;
    }
}
