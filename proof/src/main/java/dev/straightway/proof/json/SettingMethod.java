package dev.straightway.proof.json;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;

/**
 * Tells methods that do nothing with an {@code ObjectMapper} but set what the walk's model of JSON holds for either way:
 * features, what to leave out, the names of properties by Jackson's own strategies, formats of dates, Quarkus' own modules.
 */
public final class SettingMethod {

    private static final String JACKSON = "com/fasterxml/jackson/";
    private static final String MAPPER = JACKSON + "databind/ObjectMapper";
    private static final String NAMES = JACKSON + "databind/PropertyNamingStrateg";
    private static final String INCLUDE = JACKSON + "annotation/JsonInclude$Include";

    /** Features that make Jackson run code which the model leaves out, or take other members than it does. */
    private static final Set<String> OTHER = Set.of("ORDER_MAP_ENTRIES_BY_KEYS", "CLOSE_CLOSEABLE",
            "USE_JAVA_ARRAY_FOR_JSON_ARRAY", "USE_ANNOTATIONS", "USE_STD_BEAN_NAMING", "USE_STATIC_TYPING");
    private static final Set<String> FEATURES = Set.of(JACKSON + "databind/SerializationFeature",
            JACKSON + "databind/DeserializationFeature", JACKSON + "databind/MapperFeature",
            JACKSON + "core/JsonParser$Feature", JACKSON + "core/JsonGenerator$Feature");
    private static final Set<String> SWITCHES = Set.of("enable", "disable", "configure");
    private static final Set<String> INCLUSIONS = Set.of("setSerializationInclusion", "setDefaultPropertyInclusion");
    private static final String FORMAT = "setDateFormat";
    /** They take what the platform has, and no code of the application's. */
    private static final Map<String, Set<String>> MADE = Map.of(
            FORMAT, Set.of("java/text/SimpleDateFormat", JACKSON + "databind/util/StdDateFormat"),
            "registerModule", Set.of(JACKSON + "datatype/jsr310/JavaTimeModule", JACKSON + "datatype/jdk8/Jdk8Module",
                    JACKSON + "module/paramnames/ParameterNamesModule"));
    private static final String ZONE = "setTimeZone";
    private static final String LOCALE = "setLocale";
    private static final Method PLATFORM_ZONE = Method.of("java.util.TimeZone", "getTimeZone",
            "(Ljava/lang/String;)Ljava/util/TimeZone;");
    /** What formats of dates ask; a zone of the application may be anywhere if it has one. */
    private static final List<String> ASKED = List.of("java/util/TimeZone", "java/util/Calendar", "java/text/NumberFormat",
            "java/text/DateFormatSymbols", "java/text/DecimalFormatSymbols");

    private final Map<Integer, Op> makers = new HashMap<>();
    private final Set<Integer> mappers = new HashSet<>();
    private final Body body;
    /** Whether dates are formatted by the platform's code alone, whatever a format was given. */
    private final boolean plainDates;

    private SettingMethod(Classes classes, Body body) {
        this.body = body;
        this.plainDates = ASKED.stream().allMatch(type -> classes.concrete(type).isEmpty());
        for (Op op : body.ops()) {
            if (op instanceof Op.Read read && read.isStatic()) {
                makers.put(read.out(), read);
            } else if (op instanceof Op.New made) {
                makers.put(made.out(), made);
            } else if (op instanceof Op.Call call) {
                makers.put(call.out(), call);
            }
        }
    }

    /** {@return whether a method of an object, whose one parameter is an {@code ObjectMapper}, sets features alone} */
    public static boolean only(Classes classes, Found found) {
        if (found == null || found.isAbstract() || !found.type().application()) {
            return false;
        }
        Body body = classes.body(found.method());
        return body.understood() && new SettingMethod(classes, body).holds();
    }

    private boolean holds() {
        mappers.add(1);
        for (int known = 0; known < mappers.size();) {
            known = mappers.size();
            body.ops().stream().filter(Op.Call.class::isInstance).map(Op.Call.class::cast).filter(this::onMapper)
                    .filter(call -> call.method().descriptor().endsWith("/ObjectMapper;"))
                    .forEach(call -> mappers.add(call.out()));
        }
        return body.ops().stream().allMatch(this::harmless);
    }

    private boolean onMapper(Op.Call call) {
        return !call.arguments().isEmpty() && isMapper(call.arguments().get(0)) && call.method().owner().equals(MAPPER);
    }

    private boolean isMapper(int[] value) {
        return IntStream.of(value).anyMatch(mappers::contains);
    }

    /** What touches no mapper may do anything: it runs when the application starts. */
    private boolean harmless(Op op) {
        if (op instanceof Op.Call call) {
            if (call.method().owner().startsWith(JACKSON) && !call.method().constructor() && !onMapper(call)
                    && call.method().owner().endsWith("Mapper")) {
                return false;
            }
            boolean handed = call.arguments().stream().skip(onMapper(call) ? 1 : 0).anyMatch(this::isMapper);
            return !handed && (!onMapper(call) || sets(call));
        }
        return !(op instanceof Op.Strange) && op.handedOn().stream().noneMatch(this::isMapper);
    }

    private boolean sets(Op.Call call) {
        String name = call.method().name();
        List<int[]> arguments = call.arguments().subList(1, call.arguments().size());
        if (SWITCHES.contains(name)) {
            return switches(call, arguments);
        } else if (INCLUSIONS.contains(name)) {
            return arguments.stream().allMatch(value -> constant(value, Set.of(INCLUDE)));
        } else if (name.equals("setPropertyNamingStrategy")) {
            return arguments.stream().allMatch(value -> all(value, op -> op instanceof Op.Read read
                    && read.owner().startsWith(NAMES)));
        } else if (name.equals(ZONE)) {
            return plainDates || arguments.stream().allMatch(value -> all(value, op -> op instanceof Op.Call called
                    && called.method().equals(PLATFORM_ZONE)));
        } else if (MADE.containsKey(name)) {
            return (plainDates || !name.equals(FORMAT))
                    && arguments.stream().allMatch(value -> all(value, op -> op instanceof Op.New made
                            && MADE.get(name).contains(made.type()) && (name.equals(FORMAT) || isLeft(made.out(), call))));
        }
        return name.equals(LOCALE);
    }

    /** Whether nothing but a constructor has an object before a call takes it: a module may be told to run any code. */
    private boolean isLeft(int object, Op.Call taking) {
        return body.ops().stream().allMatch(op -> op == taking || !hasAnother(op, object));
    }

    private static boolean hasAnother(Op op, int object) {
        boolean makes = op instanceof Op.Call call && call.method().constructor();
        return op.handedOn().stream().skip(makes ? 1 : 0)
                .anyMatch(value -> IntStream.of(value).anyMatch(one -> one == object));
    }

    /** A further feature, and an array of them, may follow the first. */
    private boolean switches(Op.Call call, List<int[]> arguments) {
        Type[] types = Type.getArgumentTypes(call.method().descriptor());
        for (int i = 0; i < types.length; i++) {
            if (types[i].getSort() == Type.ARRAY && !features(arguments.get(i))
                    || types[i].getSort() == Type.OBJECT && !constant(arguments.get(i), FEATURES)) {
                return false;
            }
        }
        return true;
    }

    private boolean features(int[] array) {
        return all(array, Op.New.class::isInstance) && body.ops().stream().filter(Op.Store.class::isInstance)
                .map(Op.Store.class::cast).filter(store -> IntStream.of(store.array()).anyMatch(
                        number -> IntStream.of(array).anyMatch(one -> one == number)))
                .allMatch(store -> constant(store.value(), FEATURES));
    }

    private boolean constant(int[] value, Set<String> owners) {
        return all(value, op -> op instanceof Op.Read read && owners.contains(read.owner()) && !OTHER.contains(read.name()));
    }

    private boolean all(int[] value, Predicate<Op> is) {
        return value.length > 0 && IntStream.of(value).allMatch(number -> makers.containsKey(number)
                && is.test(makers.get(number)));
    }
}
