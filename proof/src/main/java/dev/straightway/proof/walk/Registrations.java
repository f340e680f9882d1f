package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import dev.straightway.proof.code.Method;

/**
 * Knows what reviewed code finds on its own and calls, though nobody hands it over in sight of the walk: what the application
 * registers as a service, as a bean, or with a provider of the platform.
 */
final class Registrations {

    private static final String PROVIDER = "java/security/Provider";
    private static final String RULES = "java/time/zone/ZoneRulesProvider";

    /** Types that may be below, by the first letters of the class and the method that is called. */
    private static final Map<String, List<String>> TYPES = Map.ofEntries(
            Map.entry("io/micrometer/", List.of("io/micrometer/core/instrument/config/MeterFilter",
                    "io/micrometer/core/instrument/config/NamingConvention", "io/micrometer/core/instrument/Clock",
                    "io/micrometer/core/instrument/MeterRegistry")),
            Map.entry("io/smallrye/mutiny/", List.of("io/smallrye/mutiny/infrastructure/MutinyInterceptor",
                    "io/smallrye/mutiny/infrastructure/CallbackDecorator")),
            Map.entry("java/security/MessageDigest", List.of("java/security/MessageDigestSpi", PROVIDER)),
            Map.entry("javax/crypto/Mac", List.of("javax/crypto/MacSpi", PROVIDER)),
            Map.entry("java/security/Principal", List.of("java/security/Principal")),
            Map.entry("jakarta/ws/rs/core/SecurityContext", List.of("java/security/Principal",
                    "io/quarkus/security/identity/SecurityIdentity")),
            Map.entry("java/util/UUID", List.of("java/security/SecureRandomSpi", PROVIDER)),
            Map.entry("jakarta/ws/rs/", List.of("jakarta/ws/rs/ext/RuntimeDelegate")));

    private static final String ZONE = "java/util/TimeZone#setDefault";
    private static final String PROPERTIES = "java/lang/System#setProperties";
    /** What keeps the objects that it is given for others to call, by the first letters of these: class and method. */
    private static final Map<String, String> KEEPERS = Map.ofEntries(
            Map.entry("io/micrometer/", "io/micrometer/"),
            Map.entry("java/lang/System#getProperty", PROPERTIES),
            Map.entry("java/lang/Integer#getInteger", PROPERTIES),
            Map.entry("java/lang/Long#getLong", PROPERTIES),
            Map.entry("java/lang/Boolean#getBoolean", PROPERTIES),
            Map.entry("java/util/TimeZone#", ZONE));
    /** What any reviewed code may ask for the text of a date, or for a setting. */
    private static final List<String> GLOBAL = List.of(ZONE, PROPERTIES);

    private final Core core;
    /** By the keeper. */
    private final Map<String, Variable> kept = new HashMap<>();
    /** By the method that is called. */
    private final Map<Method, Set<AbstractObject>> known = new HashMap<>();
    private final Map<Method, List<Variable>> keptFor = new HashMap<>();
    /** What every reviewed call may find, and what those hold that were asked for it. */
    private Set<AbstractObject> global;
    private final List<Consumer<AbstractObject>> asking = new ArrayList<>();

    Registrations(Core core) {
        this.core = core;
    }

    /** {@return whether a method finds something of the application, whatever its entry says} */
    boolean calls(Method named) {
        return !of(named).isEmpty();
    }

    /** Tells when a method finds something that was kept. */
    void whenKept(Method named, Runnable listener) {
        kept(named).forEach(var -> core.flow().listen(var, object -> listener.run()));
    }

    /** Tells of all that a call may find, whatever it is given. */
    void each(Method named, Consumer<AbstractObject> each) {
        of(named).forEach(each);
        kept(named).forEach(var -> core.flow().listen(var, each));
        List.copyOf(global()).forEach(each);
        asking.add(each);
    }

    /** The rules of a time zone are asked of whoever provides them, wherever a date is made or told. */
    private Set<AbstractObject> global() {
        if (global == null) {
            global = new LinkedHashSet<>();
            below(RULES, global);
        }
        return global;
    }

    /** Takes what unseen code is given. */
    void hand(Method named, Variable given) {
        String key = key(named);
        KEEPERS.values().stream().distinct().filter(key::startsWith).forEach(keeper -> core.flow().listen(given, object -> {
            if (object.kind != AbstractObject.Kind.UNKNOWN) {
                core.flow().add(kept.computeIfAbsent(keeper, one -> new Variable()), object);
                tell(keeper, object);
            }
        }));
    }

    private void tell(String keeper, AbstractObject object) {
        boolean own = object.kind == AbstractObject.Kind.OBJECT || object.kind == AbstractObject.Kind.ANY;
        if (own && GLOBAL.contains(keeper) && global().add(object)) {
            List.copyOf(asking).forEach(each -> each.accept(object));
        }
    }

    private List<Variable> kept(Method named) {
        return keptFor.computeIfAbsent(named, method -> {
            String key = key(method);
            return KEEPERS.entrySet().stream().filter(entry -> key.startsWith(entry.getKey())).map(Map.Entry::getValue)
                    .distinct()
                    .map(keeper -> kept.computeIfAbsent(keeper, one -> new Variable())).toList();
        });
    }

    private static String key(Method named) {
        return named.owner() + "#" + named.name();
    }

    private Set<AbstractObject> of(Method named) {
        return known.computeIfAbsent(named, method -> {
            String key = key(method);
            Set<AbstractObject> found = new LinkedHashSet<>();
            TYPES.entrySet().stream().filter(entry -> key.startsWith(entry.getKey()))
                    .flatMap(entry -> entry.getValue().stream()).forEach(type -> below(type, found));
            return found;
        });
    }

    private void below(String type, Set<AbstractObject> found) {
        if (core.classes().shape(type) != null) {
            core.classes().concrete(type).stream().filter(core.classes().application()::contains)
                    .forEach(one -> found.add(core.objects().object(one)));
        }
    }
}
