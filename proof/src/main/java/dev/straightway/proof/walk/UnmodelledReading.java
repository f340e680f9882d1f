package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/**
 * Lets values be what code makes of a text that the walk doesn't follow: deserializers, modules and mixins of Jackson,
 * converters of the configuration. Who has that done isn't proven, but may leave it where others find it.
 * <p>
 * It makes objects of the application's classes. A type of the application's own may be any of them anyway, so this is about
 * types of the platform, which Jackson and SmallRye on their own fill with objects of the platform.
 */
final class UnmodelledReading {

    private static final Set<String> ANYTHING = Set.of(TypeNames.OBJECT, "java/lang/Comparable", "java/io/Serializable",
            "java/lang/Cloneable");
    private static final String DATABIND = "com/fasterxml/jackson/databind/";
    private static final Set<String> SETTINGS = Set.of(DATABIND + "ObjectMapper", DATABIND + "json/JsonMapper",
            DATABIND + "json/JsonMapper$Builder", DATABIND + "cfg/MapperBuilder");
    /** The beginnings of the names of methods that make no mapper read other classes. */
    private static final List<String> HARMLESS = List.of("read", "write", "copy", "can", "convert", "tree", "valueTo", "is",
            "version", "update", "construct", "create", "configure", "enable", "disable", "get", "build",
            "serializationInclusion",
            "setSerialization", "setDefaultPropertyInclusion", "setPropertyInclusion", "setPropertyNamingStrategy",
            "propertyNamingStrategy", "setDateFormat", "defaultDateFormat", "setTimeZone", "defaultTimeZone", "setLocale",
            "defaultLocale", "setVisibility", "visibility", "setFilterProvider", "filterProvider", "setSerializer",
            "setDefaultPrettyPrinter", "defaultPrettyPrinter", "acceptJsonFormatVisitor", "missingNode", "nullNode", "reader",
            "writer", "<init>");
    private static final Set<String> MODULES = Set.of("registerModule", "addModule");
    private static final Set<String> STANDARD = Set.of("com/fasterxml/jackson/datatype/jsr310/JavaTimeModule",
            "com/fasterxml/jackson/datatype/jdk8/Jdk8Module", "com/fasterxml/jackson/module/paramnames/ParameterNamesModule");

    private final Core core;
    private final Havoc havoc;
    private final Json json;
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean changed;

    UnmodelledReading(Core core, Havoc havoc, Json json) {
        this.core = core;
        this.havoc = havoc;
        this.json = json;
    }

    /** Lets a value be anything that such code makes for a type. */
    void make(Variable to, Generic type, String reason) {
        String erased = type.erased();
        Shape shape = erased == null || erased.startsWith("[") ? null : core.classes().shape(erased);
        if (erased != null && erased.startsWith("[")) {
            array(to, type, erased, reason);
        } else if (shape != null && shape.platform() && !shape.isFinal()) {
            if (ANYTHING.contains(erased)) {
                havoc.open(to, erased, reason);
            } else {
                havoc.below(to, erased);
                container(to, type, reason);
            }
        }
    }

    private void array(Variable to, Generic type, String erased, String reason) {
        if (type.type().equals("[") && type.arguments().get(0).erased() != null) {
            Variable content = new Variable();
            make(content, type.arguments().get(0), reason);
            core.flow().add(to, AbstractObject.of(AbstractObject.Kind.ARRAY, erased, content));
        }
    }

    private void container(Variable to, Generic type, String reason) {
        List<String> containers = AbstractObjects.containers(type.type());
        if (containers.isEmpty()) {
            return;
        }
        Variable content = new Variable();
        List<Generic> held = type.arguments().isEmpty() ? List.of(Generic.OBJECT) : type.arguments();
        held.forEach(one -> make(content, one, reason));
        containers.forEach(one -> core.flow().add(to, AbstractObject.of(AbstractObject.Kind.PLATFORM, one, content)));
    }

    /** The same where some code of the application has a mapper do other things than it does by itself. */
    void read(Variable to, Generic type) {
        Runnable make = () -> make(to, type, "what a mapper reads that is set up by code which isn't followed");
        if (changed) {
            make.run();
        } else {
            waiting.add(make);
        }
    }

    /** Takes a call that isn't followed, which may set up a mapper, or fill an object that it is given. */
    void called(Invocation invocation) {
        Method named = invocation.named();
        if (named.owner().startsWith(DATABIND)) {
            invocation.others().forEach(given -> core.flow().listen(given, this::filled));
        }
        if (changed || !SETTINGS.contains(named.owner()) || HARMLESS.stream().anyMatch(named.name()::startsWith)) {
            return;
        }
        boolean module = MODULES.contains(named.name())
                && Type.getArgumentTypes(named.descriptor())[0].getSort() == Type.OBJECT;
        if (module) {
            core.flow().listen(invocation.others().get(0), object -> {
                if (object.type == null || !STANDARD.contains(object.type)) {
                    change();
                }
            });
        } else {
            change();
        }
    }

    private void filled(AbstractObject object) {
        if (object.kind == AbstractObject.Kind.OBJECT && core.classes().application().contains(object.type)) {
            json.filled(Generic.of(object.type));
        }
    }

    /** Lets all that mappers read be made by such code. */
    void change() {
        changed = true;
        List<Runnable> all = List.copyOf(waiting);
        waiting.clear();
        all.forEach(Runnable::run);
    }
}
