package dev.straightway.deployment.plan.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan.Kind;
import dev.straightway.proof.json.JsonMembers;
import dev.straightway.runtime.json.Scalars;

/** What beans can be asked for when they are written: getters and public fields. */
final class WrittenMembers implements BeanMembers {

    /** Writes itself. */
    private static final String HREF = "dev.straightway.links.Href";

    private final BeanHierarchy hierarchy;

    WrittenMembers(IndexView index) {
        this.hierarchy = new BeanHierarchy(index);
    }

    @Override
    public Way way() {
        return Way.WRITES;
    }

    @Override
    public boolean isValue(String type) {
        return Scalars.names().contains(type) || type.equals(HREF);
    }

    @Override
    public Optional<String> refusal(ClassInfo type) {
        return hierarchy.refusal(type)
                .or(() -> of(type).isEmpty() ? Optional.of("it has no properties") : Optional.empty())
                .or(() -> JsonMarks.strange(type, hierarchy.of(type)));
    }

    @Override
    public List<MemberPlan> of(ClassInfo type) {
        Map<String, MemberPlan> members = new LinkedHashMap<>();
        each(type).forEach(member -> members.putIfAbsent(member.key(), member));
        List<String> order = fields(type);
        return members.values().stream().sorted(Comparator.comparingInt(member -> place(member, order))).toList();
    }

    /** {@return the names of all fields in the order in which Jackson finds them, by which it orders properties} */
    private List<String> fields(ClassInfo type) {
        List<ClassInfo> fromAbove = new ArrayList<>(hierarchy.of(type));
        Collections.reverse(fromAbove);
        return fromAbove.stream().flatMap(one -> one.fieldsInDeclarationOrder().stream()).map(FieldInfo::name).toList();
    }

    /** {@return the place of the field that a member is, or gives; behind all if there is none} */
    private static int place(MemberPlan member, List<String> fields) {
        int own = fields.indexOf(member.name());
        int given = own >= 0 ? own : fields.indexOf(JsonMembers.property(member.name()));
        return given >= 0 ? given : fields.size();
    }

    private Stream<MemberPlan> each(ClassInfo type) {
        return hierarchy.of(type).stream().flatMap(one -> Stream.concat(
                getters(one).map(getter -> new MemberPlan(getter.name(), Kind.GETTER, getter.returnType().descriptor())),
                BeanHierarchy.fields(one)
                        .map(field -> new MemberPlan(field.name(), Kind.FIELD, field.type().descriptor()))));
    }

    @Override
    public Map<String, Type> types(ClassInfo type) {
        Map<String, Type> types = new LinkedHashMap<>();
        for (ClassInfo one : hierarchy.of(type)) {
            getters(one).forEach(getter -> types.putIfAbsent(getter.name() + "()", getter.returnType()));
            BeanHierarchy.fields(one).forEach(field -> types.putIfAbsent(field.name(), field.type()));
            BeanHierarchy.addArguments(one, types);
        }
        return types;
    }

    private static Stream<MethodInfo> getters(ClassInfo type) {
        return type.methods().stream().filter(method -> isGetter(type, method));
    }

    private static boolean isGetter(ClassInfo type, MethodInfo method) {
        FieldInfo field = type.field(JsonMembers.property(method.name()));
        if (field != null && JsonMarks.isIgnored(field) && !JsonMarks.any(method.declaredAnnotations())) {
            return false;
        }
        boolean asks = method.parametersCount() == 0 && method.returnType().kind() != Type.Kind.VOID;
        boolean named = method.name().matches("(get|is).+") || type.isRecord() && type.field(method.name()) != null;
        return BeanHierarchy.isOpen(method) && asks && !JsonMarks.isIgnored(method)
                && (named || JsonMarks.any(method.declaredAnnotations()));
    }
}
