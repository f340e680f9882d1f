package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;

/**
 * Knows what reviewed code finds on its own and calls, though nobody hands it over in sight of the walk: what the application
 * registers as a service, as a bean, or with a provider of the platform.
 */
final class Registrations {

    private static final String PROVIDER = "java/security/Provider";
    private static final String RULES = "java/time/zone/ZoneRulesProvider";
    /** Above all that tell names, symbols and formats of locales. */
    private static final String LOCALES = "java/util/spi/LocaleServiceProvider";

    /** What Vert.x reads and writes JSON by. */
    private static final List<String> CODECS = List.of("io/vertx/core/spi/JsonFactory", "io/vertx/core/spi/json/JsonCodec");

    private static final String DECIMAL = "java/math/BigDecimal";
    private static final String NUMBER = "java/math/BigInteger";

    private static final String LOGGER = "java/lang/System$Logger";
    private static final String FILTER = "java/util/logging/Filter";
    /** What a line of a log goes through, whichever library writes it. */
    private static final List<String> LOGS = List.of("java/util/logging/Handler", FILTER, "java/util/logging/Formatter",
            "java/util/logging/ErrorManager", "java/util/logging/Logger", "java/util/logging/LogManager",
            "org/slf4j/spi/SLF4JServiceProvider", "org/slf4j/ILoggerFactory", "org/slf4j/Logger",
            "org/slf4j/spi/MDCAdapter", "org/jboss/logging/LoggerProvider", "org/jboss/logging/Logger",
            "java/lang/System$LoggerFinder", LOGGER, "org/apache/commons/logging/LogFactory",
            "org/apache/commons/logging/Log");
    /** What writes lines of a log. */
    private static final List<String> LOGGING = List.of("java/util/logging/", "org/jboss/logging/", "org/slf4j/",
            "org/apache/commons/logging/", "io/quarkus/logging/");

    /** Types that may be below, by the first letters of the class and the method that is called. */
    private static final Map<String, List<String>> TYPES = Map.ofEntries(
            Map.entry("io/micrometer/", List.of("io/micrometer/core/instrument/config/MeterFilter",
                    "io/micrometer/core/instrument/config/NamingConvention", "io/micrometer/core/instrument/Clock",
                    "io/micrometer/core/instrument/MeterRegistry")),
            Map.entry("io/smallrye/mutiny/", List.of("io/smallrye/mutiny/infrastructure/MutinyInterceptor",
                    "io/smallrye/mutiny/infrastructure/CallbackDecorator",
                    "org/eclipse/microprofile/context/spi/ThreadContextProvider")),
            Map.entry("java/security/MessageDigest", List.of("java/security/MessageDigestSpi", PROVIDER)),
            Map.entry("javax/crypto/Mac", List.of("javax/crypto/MacSpi", PROVIDER)),
            Map.entry("java/security/Principal", List.of("java/security/Principal")),
            Map.entry("jakarta/ws/rs/core/SecurityContext", List.of("java/security/Principal",
                    "io/quarkus/security/identity/SecurityIdentity")),
            Map.entry("java/lang/System#getLogger", List.of("java/lang/System$LoggerFinder")),
            Map.entry("java/util/UUID", List.of("java/security/SecureRandomSpi", PROVIDER)),
            Map.entry("java/util/UUID#nameUUIDFromBytes", List.of("java/security/MessageDigestSpi")),
            Map.entry("jakarta/ws/rs/", List.of("jakarta/ws/rs/ext/RuntimeDelegate")));

    /** Keeps filters and listeners that it is given, and calls them later. */
    private static final String METERS = "io/micrometer/";
    /** What makes an object a default of the platform. */
    private static final List<String> SETTERS = List.of("java/util/TimeZone#setDefault", "java/lang/System#setProperties",
            "java/lang/System#setSecurityManager", "java/sql/DriverManager#setLog", "java/lang/Thread#setContextClassLoader");
    /** What asks a default of the platform, though it calls nothing else. */
    private static final List<String> ASKING = List.of("java/lang/System#getProperty", "java/lang/System#getenv",
            "java/lang/Thread#getContextClassLoader", "java/lang/String#toLowerCase", "java/lang/String#toUpperCase",
            "java/util/SimpleTimeZone#",
            "java/lang/Integer#getInteger",
            "java/lang/Long#getLong", "java/lang/Boolean#getBoolean", "java/util/TimeZone#", "java/util/Locale#getDisplay",
            "java/util/Locale#setDefault", "java/util/Locale#toLanguageTag",
            "java/util/Currency#", "java/text/DecimalFormatSymbols#");

    /** What gives the same object wherever it is asked for the same name. */
    private static final Set<String> MARKERS = Set.of("org/slf4j/MarkerFactory", "org/slf4j/IMarkerFactory",
            "org/slf4j/helpers/BasicMarkerFactory");

    private final Core core;
    private final Variable markers = new Variable();
    /** What the library of meters keeps. */
    private final Variable kept = new Variable();
    /** By the method that is called. */
    private final Map<Method, Set<AbstractObject>> known = new HashMap<>();
    private final PlatformDefaults defaults;
    private final PlatformDefaults codecs;
    private final PlatformDefaults logs;
    private final Functions functions;

    /**
     * @param codecs what takes the place of those of Vert.x
     * @param logs what lines of a log go through
     */
    Registrations(Core core, PlatformDefaults defaults, PlatformDefaults codecs, PlatformDefaults logs, Functions functions) {
        this.core = core;
        this.defaults = defaults;
        this.codecs = codecs;
        this.logs = logs;
        this.functions = functions;
    }

    /** {@return whether a method finds something of the application, whatever its entry says} */
    boolean calls(Method named) {
        return !of(named).isEmpty();
    }

    /** Tells when a method finds something that was kept. */
    void whenKept(Method named, Runnable listener) {
        whenKept(named, object -> listener.run());
    }

    /** Tells of all that a call may find, whatever it is given. */
    void each(Method named, Consumer<AbstractObject> each) {
        of(named).forEach(each);
        whenKept(named, each);
    }

    private void whenKept(Method named, Consumer<AbstractObject> listener) {
        if (named.owner().startsWith(METERS)) {
            core.flow().listen(kept, listener);
        }
    }

    /**
     * Wherever a date is made or told, the providers of rules for time zones are asked, and those of names, symbols and formats
     * wherever something is formatted; all lines of logs go through the handlers, filters and formatters that there are.
     */
    void open() {
        Set<AbstractObject> providers = new LinkedHashSet<>();
        below(RULES, providers);
        below(LOCALES, providers);
        providers.forEach(defaults::set);
        Set<AbstractObject> ofJson = new LinkedHashSet<>();
        CODECS.forEach(type -> below(type, ofJson));
        ofJson.forEach(codecs::set);
        Set<AbstractObject> ofLogs = new LinkedHashSet<>();
        LOGS.forEach(type -> below(type, ofLogs));
        ofLogs.forEach(logs::set);
        functions.each(FILTER, logs::take);
    }

    /** Takes a call that may write a line of a log. */
    void called(Node caller, Method named) {
        if (named.owner().equals(LOGGER) || LOGGING.stream().anyMatch(named.owner()::startsWith)) {
            logs.ask(caller);
        }
    }

    /** Has the server write a line of a log, as it does for what a route throws and nothing maps. */
    void log(Node route) {
        logs.ask(route);
    }

    /** {@return whether a method asks a default of the platform, though it calls nothing else} */
    boolean asks(Method named) {
        return ASKING.stream().anyMatch(key(named)::startsWith);
    }

    /** Takes what unseen code is given. */
    void hand(Method named, Variable given) {
        String key = key(named);
        if (Stream.of(key, declared(named)).anyMatch(one -> SETTERS.stream().anyMatch(one::startsWith))) {
            core.flow().listen(given, defaults::take);
        }
        if (key.startsWith(METERS)) {
            core.flow().listen(given, this::keep);
        }
    }

    /** A decimal keeps the number that it is made of, and asks it when it is asked itself, wherever that is. */
    void number(Method named, Variable given) {
        if (named.constructor() && named.owner().equals(DECIMAL)) {
            core.flow().listen(given, object -> {
                if (object.kind == AbstractObject.Kind.UNKNOWN || object.foreign) {
                    Set<AbstractObject> numbers = new LinkedHashSet<>();
                    below(NUMBER, numbers);
                    numbers.forEach(defaults::set);
                } else if (object.type != null && core.classes().subtype(object.type, NUMBER)) {
                    set(object.unproxied());
                }
            });
        }
    }

    /** {@return what objects hold that a method gives by their names, which others may have got too; null for other methods} */
    Variable shared(Method named) {
        return MARKERS.contains(named.owner()) ? markers : null;
    }

    private void set(AbstractObject object) {
        if (object.kind == AbstractObject.Kind.OBJECT || object.kind == AbstractObject.Kind.ANY) {
            defaults.set(object);
        }
    }

    private void keep(AbstractObject object) {
        if (object.kind != AbstractObject.Kind.UNKNOWN) {
            core.flow().add(kept, object);
        }
    }

    /** {@return the same, by the class that declares the method: a call may name one below} */
    private String declared(Method named) {
        Found found = core.classes().resolve(named);
        return found == null ? "" : key(found.method());
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
            core.classes().concreteOfApplication(type).forEach(one -> found.add(core.objects().object(one)));
        }
    }
}
