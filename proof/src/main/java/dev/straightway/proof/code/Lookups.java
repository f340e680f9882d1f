package dev.straightway.proof.code;

import java.util.List;
import java.util.Set;
import java.util.function.Function;

import org.objectweb.asm.Type;

/** Knows the calls that look fields and methods up, and reads which ones constants of the code name. */
final class Lookups {

    private static final String CLASS = "java/lang/Class";
    private static final String HANDLES = "java/lang/invoke/MethodHandles";
    private static final String LOOKUP = HANDLES + "$Lookup";
    private static final Set<String> OF_CLASS = Set.of("getField", "getDeclaredField", "getFields", "getDeclaredFields",
            "getMethod", "getDeclaredMethod", "getMethods", "getDeclaredMethods", "getConstructor", "getDeclaredConstructor",
            "getConstructors", "getDeclaredConstructors");
    private static final Set<String> OF_ARRAYS = Set.of("arrayElementVarHandle", "arrayElementSetter", "arrayElementGetter");

    private Lookups() {
    }

    /**
     * {@return what a call looks up, or null if it isn't one that does, or if no constant says anything}
     *
     * @param constant gives the constant that an argument is, or null
     */
    static Op.Named of(int out, Method method, List<int[]> arguments, Function<int[], Object> constant) {
        if (method.owner().equals(HANDLES) && OF_ARRAYS.contains(method.name())) {
            return new Op.Named(out, Op.Named.ELEMENT, "");
        }
        int owner = owner(method);
        if (owner < 0) {
            return null;
        }
        String type = constant.apply(arguments.get(owner)) instanceof Type named && named.getSort() == Type.OBJECT
                ? named.getInternalName()
                : "";
        String name = name(method, arguments, constant);
        return type.isEmpty() && name.isEmpty() ? null : new Op.Named(out, type, name);
    }

    /** {@return whether a call looks up fields alone} */
    static boolean findsFields(Method method) {
        String name = method.name();
        return owner(method) >= 0 && (name.endsWith("Field") || name.endsWith("Fields") || name.endsWith("VarHandle")
                || name.endsWith("Setter") || name.endsWith("Getter") || name.equals("newUpdater"));
    }

    /** {@return the place of the class among the arguments; negative if a call looks nothing up} */
    private static int owner(Method method) {
        return switch (method.owner()) {
            case CLASS -> OF_CLASS.contains(method.name()) ? 0 : -1;
            case LOOKUP -> method.name().startsWith("find") && !method.name().equals("findClass")
                    || method.name().equals("bind") ? 1 : -1;
            default -> method.name().equals("newUpdater") && method.owner().endsWith("FieldUpdater") ? 0 : -1;
        };
    }

    private static String name(Method method, List<int[]> arguments, Function<int[], Object> constant) {
        if (method.name().contains("Constructor")) {
            return "<init>";
        }
        int place = switch (method.owner()) {
            case CLASS -> 1;
            case LOOKUP -> 2;
            default -> arguments.size() - 1;
        };
        return place < arguments.size() && constant.apply(arguments.get(place)) instanceof String text ? text : "";
    }
}
