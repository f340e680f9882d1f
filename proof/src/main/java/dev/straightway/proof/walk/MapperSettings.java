package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;

/** Takes the calls that set up mappers of Jackson by code which isn't followed, or let them fill an object. */
final class MapperSettings {

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
    private static final String MODULE = DATABIND + "Module";
    private static final Set<String> MODULES = Set.of("registerModule", "addModule");
    private static final Set<String> STANDARD = Set.of("com/fasterxml/jackson/datatype/jsr310/JavaTimeModule",
            "com/fasterxml/jackson/datatype/jdk8/Jdk8Module", "com/fasterxml/jackson/module/paramnames/ParameterNamesModule");

    private final Core core;
    private final UnmodelledReading unmodelled;
    private final Json json;
    /** What is made of classes; a class may be among that. */
    private final Set<Variable> made = new HashSet<>();

    MapperSettings(Core core, UnmodelledReading unmodelled, Json json) {
        this.core = core;
        this.unmodelled = unmodelled;
        this.json = json;
    }

    /** Takes a call that isn't followed, which may set up a mapper, or fill an object that it is given. */
    void called(Invocation invocation) {
        Method named = invocation.named();
        if (named.owner().startsWith(DATABIND) && !named.name().contains("MixIn")) { // a mixin is only looked at
            invocation.others().forEach(given -> core.flow().listen(given, this::filled));
        }
        if (!named.constructor() && invocation.receiver() != null && core.classes().subtype(named.owner(), MODULE)) {
            core.flow().listen(invocation.receiver(), module -> {
                if (module.type != null && STANDARD.contains(module.type)) {
                    unmodelled.change(); // it has been told more
                }
            });
        }
        if (!SETTINGS.contains(named.owner()) || HARMLESS.stream().anyMatch(named.name()::startsWith)) {
            return;
        }
        boolean module = MODULES.contains(named.name())
                && Type.getArgumentTypes(named.descriptor())[0].getSort() == Type.OBJECT;
        if (module) {
            core.flow().listen(invocation.others().get(0), object -> {
                if (object.type == null || !STANDARD.contains(object.type)) {
                    unmodelled.change();
                }
            });
        } else {
            unmodelled.change();
        }
    }

    /** An object that it is given, or one that it makes of a class: also of a bean. */
    private void filled(AbstractObject object) {
        if (Handles.CLASS.equals(object.type) && object.content != null && made.add(object.content)) {
            core.flow().listen(object.content, this::filled);
        }
        boolean seen = object.kind == AbstractObject.Kind.OBJECT || object.kind == AbstractObject.Kind.ANY;
        if (seen && core.classes().application().contains(object.type)) {
            core.classes().concrete(object.type).forEach(type -> json.fill(Generic.of(type)));
        }
    }
}
