package dev.straightway.proof.json;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Shape;

/**
 * Knows which members of a class, with all above it, Jackson takes for those of properties: rather more than it does, so that
 * which of two it prefers needn't be told.
 */
public final class JsonMembers {

    private static final String IGNORE = "JsonIgnore";
    private static final List<String> COUNTING_MORE = List.of("JsonValue", "JsonKey", "JsonAnyGetter", "JsonAnySetter");

    private static final Set<String> SCALARS = Set.of("Ljava/lang/String;", "Ljava/lang/CharSequence;", "I", "J", "D", "Z",
            "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Double;", "Ljava/lang/Boolean;",
            "Ljava/math/BigInteger;", "Ljava/math/BigDecimal;");

    private final Shape type;
    private final List<Shape> hierarchy;
    /** Whether annotations lift what visibility hides. */
    private final boolean opened;
    /** What getters are named for; null until it is asked for. */
    private Set<String> read;

    /** @param hierarchy the type and all above it that is walked */
    public JsonMembers(Shape type, List<Shape> hierarchy) {
        this.type = type;
        this.hierarchy = hierarchy;
        this.opened = hierarchy.stream().anyMatch(JsonMembers::opens);
    }

    private static boolean opens(Shape shape) {
        boolean opens = shape.marks().stream().anyMatch(mark -> mark.desc.endsWith("/JsonAutoDetect;"));
        for (FieldNode field : shape.fields()) {
            opens |= opens(Shape.marks(field));
        }
        for (MethodNode method : shape.methods()) {
            opens |= opens(Shape.marks(method)) || opens(Shape.parameterMarks(method));
        }
        return opens;
    }

    private static boolean opens(List<AnnotationNode> marks) {
        return !marks.isEmpty() && JsonAnnotations.value(marks, "JsonProperty", "access").isPresent();
    }

    /** {@return what writing asks of one class of the hierarchy} */
    public List<MethodNode> getters(Shape shape) {
        return shape.methods().stream().filter(this::isGetter).filter(method -> !ignored(shape, method)).toList();
    }

    private boolean isGetter(MethodNode method) {
        if (!isMember(method) || !method.desc.startsWith("()") || method.desc.endsWith(")V")) {
            return false;
        }
        boolean named = method.name.startsWith("get") || method.name.startsWith("is") || isComponent(method.name);
        return JsonAnnotations.any(Shape.marks(method)) || named && (opened || is(method.access, Opcodes.ACC_PUBLIC));
    }

    private static boolean isMember(MethodNode method) {
        return !is(method.access, Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC) && !method.name.startsWith("<");
    }

    private boolean isComponent(String name) {
        return isRecord() && type.fields().stream().anyMatch(field -> field.name.equals(name));
    }

    private boolean isRecord() {
        return "java/lang/Record".equals(type.superName());
    }

    /** A getter is left out if it says so, or if its field does and nothing else of the property says anything. */
    private boolean ignored(Shape shape, MethodNode method) {
        List<AnnotationNode> marks = Shape.marks(method);
        if (JsonAnnotations.says(marks, IGNORE)) {
            return ignores(marks);
        }
        return !isRecord() && ignored(shape, property(method.name));
    }

    /** Whether marks leave a member out; some of them count more. */
    private static boolean ignores(List<AnnotationNode> marks) {
        return JsonAnnotations.says(marks, IGNORE)
                && COUNTING_MORE.stream().noneMatch(name -> JsonAnnotations.says(marks, name));
    }

    private boolean ignored(Shape shape, String property) {
        for (FieldNode field : shape.fields()) {
            if (field.name.equals(property) && !is(field.access, Opcodes.ACC_STATIC) && ignored(field)) {
                return hierarchy.stream().allMatch(one -> silent(one, property))
                        && hierarchy.stream().filter(one -> hasField(one, property)).count() == 1;
            }
        }
        return false;
    }

    /** A field of a class below hides one of the same name, with what that one says. */
    private static boolean hasField(Shape shape, String name) {
        return shape.fields().stream().anyMatch(field -> field.name.equals(name) && !is(field.access, Opcodes.ACC_STATIC));
    }

    private static boolean ignored(FieldNode field) {
        List<AnnotationNode> marks = Shape.marks(field);
        return !marks.isEmpty() && JsonAnnotations.says(marks, IGNORE)
                && marks.stream().filter(mark -> JsonAnnotations.any(List.of(mark))).count() == 1;
    }

    private static boolean silent(Shape shape, String property) {
        return shape.methods().stream().allMatch(method -> !JsonAnnotations.any(Shape.parameterMarks(method))
                && (!isNamed(method, property) || !JsonAnnotations.any(Shape.marks(method))));
    }

    /** An annotation makes a method one of the property that it is called as a whole, too. */
    private static boolean isNamed(MethodNode method, String property) {
        return property.equals(method.name) || property.equals(property(method.name));
    }

    /** {@return the property that an accessor is named for, as Jackson writes it; the name itself of what isn't named so} */
    public static String property(String method) {
        int prefix = method.startsWith("get") || method.startsWith("set") ? 3 : method.startsWith("is") ? 2 : 0;
        char[] name = method.substring(prefix).toCharArray();
        for (int i = 0; prefix > 0 && i < name.length && Character.toLowerCase(name[i]) != name[i]; i++) {
            name[i] = Character.toLowerCase(name[i]);
        }
        return String.valueOf(name);
    }

    /** {@return the fields of one class of the hierarchy that are written as they are} */
    public List<FieldNode> written(Shape shape) {
        return shape.fields().stream().filter(this::isOpen).toList();
    }

    /** {@return the fields of the objects, as far as one class of the hierarchy declares them} */
    public List<FieldNode> fields(Shape shape) {
        return isEnum() ? List.of() : shape.fields().stream().filter(field -> !is(field.access, Opcodes.ACC_STATIC)).toList();
    }

    /** {@return the fields of one class of the hierarchy that reading sets, which a getter of the property is enough for} */
    public List<FieldNode> set(Shape shape) {
        return isRecord() || isEnum() ? List.of()
                : shape.fields().stream().filter(field -> isOpen(field) || isSet(field)).toList();
    }

    private boolean isOpen(FieldNode field) {
        return !is(field.access, Opcodes.ACC_STATIC)
                && (opened || is(field.access, Opcodes.ACC_PUBLIC) || JsonAnnotations.any(Shape.marks(field)))
                && !ignores(Shape.marks(field));
    }

    private Set<String> read() {
        if (read == null) {
            read = new HashSet<>();
            hierarchy.forEach(shape -> shape.methods().stream().filter(this::isGetter)
                    .forEach(method -> read.add(property(method.name))));
        }
        return read;
    }

    private boolean isSet(FieldNode field) {
        boolean hidden = is(field.access, Opcodes.ACC_STATIC | Opcodes.ACC_TRANSIENT);
        return !hidden && read().contains(property("is" + field.name))
                && !ignores(Shape.marks(field));
    }

    /** {@return what reading calls of one class of the hierarchy: of the class itself also what makes objects} */
    public List<MethodNode> fillers(Shape shape) {
        List<MethodNode> all = new ArrayList<>();
        boolean own = shape == type;
        for (MethodNode method : shape.methods()) {
            if (is(method.access, Opcodes.ACC_ABSTRACT | Opcodes.ACC_SYNTHETIC) || method.name.equals("<clinit>")) {
                continue;
            }
            boolean member = isMember(method) && isSetter(method);
            if (member || own && (isFactory(method) || isCreator(method))) {
                all.add(method);
            }
        }
        return all;
    }

    private static boolean isSetter(MethodNode method) {
        int count = Type.getArgumentTypes(method.desc).length;
        boolean marked = count > 0 && (JsonAnnotations.any(Shape.marks(method))
                || JsonAnnotations.any(Shape.parameterMarks(method)));
        return marked || count == 1 && method.name.startsWith("set") && method.name.length() > 3
                && !JsonAnnotations.says(Shape.marks(method), "JsonIgnore");
    }

    private boolean isFactory(MethodNode method) {
        boolean named = (method.name.equals("valueOf") || method.name.equals("fromString"))
                && Type.getArgumentTypes(method.desc).length == 1;
        return is(method.access, Opcodes.ACC_STATIC) && (named && !isEnum() || JsonAnnotations.any(Shape.marks(method)));
    }

    public boolean isEnum() {
        return "java/lang/Enum".equals(type.superName());
    }

    /**
     * If no annotation chooses among several constructors, Jackson takes only one without parameters, or with one text, one
     * number or the object around.
     */
    private boolean isCreator(MethodNode method) {
        if (!method.name.equals("<init>") || isEnum() || type.isAbstract()) {
            return false;
        }
        Type[] types = Type.getArgumentTypes(method.desc);
        return types.length == 0 || isRecord() || isMarked(method)
                || types.length == 1 && (SCALARS.contains(types[0].getDescriptor()) || isOuter(types[0]))
                || type.methods().stream().filter(one -> one.name.equals("<init>") && !one.desc.startsWith("()")
                        && !is(one.access, Opcodes.ACC_SYNTHETIC) && !isMarked(one)).count() == 1;
    }

    /** An object of an inner class is made within another one. */
    private boolean isOuter(Type parameter) {
        int end = type.name().lastIndexOf('$');
        return end > 0 && parameter.getSort() == Type.OBJECT
                && parameter.getInternalName().equals(type.name().substring(0, end));
    }

    private static boolean isMarked(MethodNode method) {
        return JsonAnnotations.any(Shape.marks(method)) || JsonAnnotations.any(Shape.parameterMarks(method))
                || Shape.marks(method).stream().anyMatch(mark -> mark.desc.equals("Ljava/beans/ConstructorProperties;"));
    }

    private static boolean is(int access, int flags) {
        return (access & flags) != 0;
    }
}
