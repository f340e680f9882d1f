package dev.straightway.deployment.reach.walk;

import java.util.HashSet;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Found;
import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Shape;

/**
 * Answers for groups of the configuration, whose interfaces are implemented while the application is built: an accessor reads a
 * field, which was filled from text when the application started. What the interface implements by itself is walked.
 */
final class Settings {

    private static final String CONVERTER = "org/eclipse/microprofile/config/spi/Converter";
    private static final String MAPPING = "Lio/smallrye/config/ConfigMapping;";

    private final World world;
    private final Set<String> groups = new HashSet<>();

    Settings(World world) {
        this.world = world;
    }

    /** {@return whether a type is such an interface of the application} */
    boolean isGroup(String type) {
        Shape shape = world.classes.shape(type);
        return shape != null && shape.application() && shape.isInterface() && shape.annotations().contains(MAPPING);
    }

    /** {@return the object that implements such an interface} */
    Thing group(String type) {
        groups.add(type);
        return world.things.made(type, null, false);
    }

    boolean answers(Thing thing) {
        return thing.kind == Thing.Kind.MADE && groups.contains(thing.type);
    }

    void call(Site site, Spec spec, Thing self) {
        Method named = spec.named().on(self.type);
        Found found = world.classes.resolve(named);
        if (found == null || !found.isAbstract()) {
            world.calls.fixed(site, spec, found, self);
            return;
        }
        site.targets.add(named);
        if (spec.returns() != null) {
            String signature = found.node().signature;
            give(spec.result(), signature == null ? Generic.parse(Type.getReturnType(named.descriptor()).getDescriptor())
                    : Generic.result(signature));
        }
    }

    /** A group may be in a group; in a list or a map of groups nothing is known of them. */
    private void give(Var to, Generic type) {
        Shape shape = type.arguments().isEmpty() ? world.classes.shape(type.type()) : null;
        if (shape != null && shape.application() && shape.isInterface()) {
            world.flow.add(to, group(shape.name()));
        } else {
            world.given.json(to, type.erased(), type);
            if (world.classes.concrete(CONVERTER).stream().anyMatch(world.classes.application()::contains)) {
                world.unfollowed.make(to, type, "what a converter of the application makes");
            }
        }
    }
}
