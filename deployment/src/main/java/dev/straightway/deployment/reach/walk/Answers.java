package dev.straightway.deployment.reach.walk;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Method;

/**
 * Lets JSON write whatever is handed to Jakarta REST as an entity: to a builder of responses, to the context of a filter,
 * in the response of an exception. Which request it answers isn't told, so it counts where it is handed over.
 */
final class Answers {

    private static final List<String> OWNERS = List.of("jakarta/ws/rs/", "org/jboss/resteasy/reactive/");
    /** Fields of the head are written as text, and properties aren't written. */
    private static final Set<String> KEPT = Set.of("header", "setProperty");
    private static final Set<String> TYPES = Set.of("java.lang.Object", "jakarta.ws.rs.core.Response",
            "jakarta.ws.rs.core.GenericEntity");

    private static final String FIELDS = "jakarta/ws/rs/core/MultivaluedMap";

    private final World world;
    private final Set<Spec> known = new HashSet<>();

    Answers(World world) {
        this.world = world;
    }

    /** Takes a call of a reviewed method. */
    void take(Site site, Spec spec) {
        boolean other = OWNERS.stream().noneMatch(spec.named().owner()::startsWith) || KEPT.contains(spec.named().name());
        if (other || !known.add(spec)) {
            return;
        }
        Type[] types = Type.getArgumentTypes(spec.named().descriptor());
        boolean field = spec.named().owner().equals(FIELDS);
        for (int i = 0; i < types.length; i++) {
            if (field && types[i].getSort() == Type.OBJECT) {
                text(site, spec.others().get(i));
            } else if (TYPES.contains(types[i].getClassName())) {
                world.json.entity(site.caller, spec.others().get(i));
            }
        }
    }

    /** What is put into the fields of the head is asked for its text when they are written. */
    private void text(Site site, Var value) {
        Method named = new Method(Things.OBJECT, "toString", "()Ljava/lang/String;");
        world.calls.call(new Site(site.caller, null), new Spec(Spec.Kind.VIRTUAL, named, List.of(value), new Var()));
    }
}
