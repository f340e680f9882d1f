package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.Type;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;

/** Follows each way of calling to its target: the harmless one is proven, the other drawn. */
class WaysOfCallingTest {

    private static final String PACKAGE = WaysOfCallingTest.class.getPackageName() + ".ways.";

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            Calls$Static | Calls$Static#bad → Calls#sleep → java.lang.Thread#sleep
            Calls$Virtual | Calls$Virtual#bad → Calls$Virtual$Below#name → Calls#sleep → java.lang.Thread#sleep
            Calls$Interface | Calls$Interface#bad → Calls$Interface$Lazy#name → Calls#sleep → java.lang.Thread#sleep
            Calls$Super | Calls$Super#bad → Calls$Super$Below#slow → Calls$Super$Above#slow → Calls#sleep → java.lang.Thread#sleep
            Calls$Default | Calls$Default#bad → Calls$Default$Slow#upper → Calls$Default$Named#upper → Calls$Default$Slow#name → Calls#sleep → java.lang.Thread#sleep
            Calls$Inner | Calls$Inner#bad → Calls$Inner$Reader#slow → Calls#sleep → java.lang.Thread#sleep
            Calls$Anonymous | Calls$Anonymous#bad → Calls$Anonymous$2#toString → Calls#sleep → java.lang.Thread#sleep
            Calls$EnumBodies | Calls$EnumBodies#bad → Calls$EnumBodies$Slow$2#act → Calls#sleep → java.lang.Thread#sleep
            Calls$EnumSwitch | Calls$EnumSwitch#bad → Calls#sleep → java.lang.Thread#sleep
            Calls$Records | Calls$Records#bad → Calls$Records$Slow#hashCode → Calls$Records$Name#hashCode → Calls#sleep → java.lang.Thread#sleep
            Calls$StaticInitialiser | Calls$StaticInitialiser#bad → Calls$StaticInitialiser$Slow#<clinit> → Calls#sleep → java.lang.Thread#sleep
            Calls$Concatenation | Calls$Concatenation#bad → java.lang.String#valueOf → Calls$Concatenation$Name#toString → Calls#sleep → java.lang.Thread#sleep
            Calls$Closing | Calls$Closing#bad → Calls$Closing$Slow#close → Calls#sleep → java.lang.Thread#sleep
            Calls$Locked | Calls$Locked#bad → synchronized
            Calls$SynchronizedMethod | Calls$SynchronizedMethod#bad → Calls$SynchronizedMethod#held → synchronized
            Calls$Bridges | Calls$Bridges#bad → Calls$Bridges$Mapper#twice → Calls$Bridges$Slow#map → Calls$Bridges$Slow#map → Calls#sleep → java.lang.Thread#sleep
            Calls$Thrown | Calls$Thrown#bad → Calls$Thrown$Slow#getMessage → Calls#sleep → java.lang.Thread#sleep
            Calls$Recursion | Calls$Recursion#bad → Calls$Recursion#odd → Calls#sleep → java.lang.Thread#sleep
            Functions$Lambda | Functions$Lambda#bad → Functions$Lambda#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Functions$Captured | Functions$Captured#bad → Functions$Captured#bad(lambda) → Functions$Item#slow → Calls#sleep → java.lang.Thread#sleep
            Functions$Bound | Functions$Bound#bad → Functions$Item#slow → Calls#sleep → java.lang.Thread#sleep
            Functions$Unbound | Functions$Unbound#bad → Functions$Item#slow → Calls#sleep → java.lang.Thread#sleep
            Functions$ConstructorReference | Functions$ConstructorReference#bad → Functions$ConstructorReference$Slow#<init> → Calls#sleep → java.lang.Thread#sleep
            Functions$Varargs | Functions$Varargs#bad → Functions$Varargs#bad(lambda) → Functions$Varargs#slow → Calls#sleep → java.lang.Thread#sleep
            Functions$Composed | Functions$Composed#bad → java.util.function.UnaryOperator#andThen → Functions$Composed#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Functions$ForEach | Functions$ForEach#bad → Functions$ForEach$Slow$1#next → Functions$ForEach$Slow$1#next → Calls#sleep → java.lang.Thread#sleep
            Functions$Streams | Functions$Streams#bad → java.util.stream.Stream#map → Functions$Item#slow → Calls#sleep → java.lang.Thread#sleep
            Functions$Grouping | Functions$Grouping#bad → java.util.stream.Collectors#groupingBy → Functions$Item#slow → Calls#sleep → java.lang.Thread#sleep
            Functions$Optionals | Functions$Optionals#bad → java.util.Optional#orElseGet → Functions$Optionals#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Functions$Comparing | Functions$Comparing#bad → java.util.Comparator#comparing → Functions$Item#slow → Calls#sleep → java.lang.Thread#sleep
            Functions$ComputeIfAbsent | Functions$ComputeIfAbsent#bad → java.util.Map#computeIfAbsent → Functions$ComputeIfAbsent#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Functions$Keys | Functions$Keys#bad → java.util.Map#get → Functions$Keys$Slow#hashCode → Calls#sleep → java.lang.Thread#sleep
            Functions$Ordered | Functions$Ordered#bad → java.util.List#stream → Functions$Ordered$Slow#compareTo → Functions$Ordered$Slow#compareTo → Calls#sleep → java.lang.Thread#sleep
            Flows$WrittenElsewhere | Flows$WrittenElsewhere#bad → Flows$WrittenElsewhere#atTheStart(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$GivenByUnknown | Flows$GivenByUnknown#bad → java.util.function.Supplier#get
            Flows$InContainers | Flows$InContainers#bad → java.util.Map#get → Flows$InContainers#new(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$InArrays | Flows$InArrays#bad → Flows$InArrays#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$InGenerics | Flows$InGenerics#bad → Flows$InGenerics#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$InReferences | Flows$InReferences#bad → Flows$InReferences#atTheStart(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$Returned | Flows$Returned#bad → Flows$Returned#slow(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$Results | Flows$Results$Slow#getName → Calls#sleep → java.lang.Thread#sleep
            Flows$Extending | Flows$Extending#bad → Flows$Extending$Slow#containsAll → Flows$Extending$Slow#size → Calls#sleep → java.lang.Thread#sleep
            Flows$Unlisted | JSON writing the result
            Flows$ThroughEntries | Flows$ThroughEntries#bad → java.util.Map#get → Flows$ThroughEntries#atTheStart(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$ThroughViews | Flows$ThroughViews#bad → Flows$ThroughViews#atTheStart(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$StreamsOfEntries | Flows$StreamsOfEntries#bad → java.util.Map#entrySet → Flows$StreamsOfEntries#new(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$OwnFunctions | Flows$OwnFunctions#bad → Flows$OwnFunctions$OtherRule#and(lambda) → Flows$OwnFunctions#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$FunctionsOfFunctions | Flows$FunctionsOfFunctions#bad → Flows$FunctionsOfFunctions#slow(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$InheritedQueues | Flows$InheritedQueues#bad → Flows$InheritedQueues$Slow#stream
            Flows$InterfaceInitialisers | Flows$InterfaceInitialisers#bad → Flows$InterfaceInitialisers$Slow#<clinit> → Calls#sleep → java.lang.Thread#sleep
            Flows$CopiedArrays | Flows$CopiedArrays#bad → java.util.List#toArray → Flows$CopiedArrays#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Flows$Constants | Flows$Constants#bad → java.util.stream.Stream#map → Flows$Constants#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Selections$PrivateTwin | Selections$PrivateTwin#bad → Selections$Named#name → Calls#sleep → java.lang.Thread#sleep
            Selections$StaticTwin | Selections$StaticTwin#bad → Selections$Named#name → Calls#sleep → java.lang.Thread#sleep
            Selections$PrivateAbove | Selections$PrivateAbove#bad → Selections$Named#name → Calls#sleep → java.lang.Thread#sleep
            Selections$OfPackage | Selections$OfPackage#bad → Base#call → Base#name → java.lang.Thread#sleep
            Selections$FinalAbove | Selections$FinalAbove#bad → java.util.TimeZone#getDisplayName → Selections$FinalAbove$Zone#getDisplayName → Calls#sleep → java.lang.Thread#sleep
            Selections$OfFunction | Selections$OfFunction#bad → java.util.ArrayList#toArray → Selections$OfFunction#bad(lambda) → Calls#sleep → java.lang.Thread#sleep
            Selections$FirstUse | Selections$FirstUse#bad → Selections$FirstUse$Slow#<clinit> → Calls#sleep → java.lang.Thread#sleep
            Waits$Cached | Waits$Cached#bad → java.util.Map#put → waits for a bin of the map, held by → Waits$Cached#load(lambda) → Calls#sleep → java.lang.Thread#sleep
            Waits$OtherCache | Waits$OtherCache#bad → java.util.concurrent.ConcurrentHashMap#remove → waits for a bin of the map, held by → Waits$OtherCache#load(lambda) → Calls#sleep → java.lang.Thread#sleep
            Waits$ThroughViews | Waits$ThroughViews#bad → java.util.Set#remove → waits for a bin of the map, held by → Waits$ThroughViews#load(lambda) → Calls#sleep → java.lang.Thread#sleep
            Waits$HandedOn | Waits$HandedOn#bad → java.util.Map#put
            Waits$Keys | Waits$Keys#bad → java.util.Map#clear → Waits$Keys$Key#equals → Calls#sleep → java.lang.Thread#sleep
            """)
    void provesTheHarmlessAndDrawsTheOther(String way, String path) throws ClassNotFoundException {
        Class<?> type = Class.forName(PACKAGE + way);

        assertThat(prove(type, "good")).isInstanceOf(Proven.class);
        assertThat(prove(type, "bad")).isInstanceOfSatisfying(NotProven.class,
                notProven -> assertThat(notProven.drawn()).isEqualTo(path));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({ "Calls$Static, true", "Calls$Locked, true", "Calls$Virtual, true", "Calls$Interface, false",
            "Functions$Streams, false", "Flows$Unlisted, false" })
    void isCertainOnlyOfWhatHasNoOtherTarget(String way, boolean certain) throws ClassNotFoundException {
        assertThat(prove(Class.forName(PACKAGE + way), "bad"))
                .isInstanceOfSatisfying(NotProven.class, proof -> assertThat(proof.certain()).isEqualTo(certain));
    }

    private static Proof prove(Class<?> type, String name) {
        java.lang.reflect.Method route = Stream.of(type.getDeclaredMethods())
                .filter(method -> method.getName().equals(name)).findFirst().orElseThrow();
        Set<String> classes = new LinkedHashSet<>(Set.of("dev/straightway/proof/ways/Calls",
                "dev/straightway/proof/ways/Functions$Item"));
        nested(type, classes);
        Application application = Application.of(ClassSource.of(type.getClassLoader(), classes, Set.of()));
        RouteEntry entry = RouteEntry.of(Method.of(type.getName(), name, Type.getMethodDescriptor(route)));
        return Prover.prove(List.of(entry), application).get(0);
    }

    private static void nested(Class<?> type, Set<String> names) {
        names.add(Type.getInternalName(type));
        if (type.getSuperclass() != null && type.getSuperclass().getName().startsWith(PACKAGE)
                && !names.contains(Type.getInternalName(type.getSuperclass()))) {
            nested(type.getSuperclass(), names);
        }
        for (int i = 1; i < 5; i++) {
            try {
                names.add(Type.getInternalName(Class.forName(type.getName() + "$" + i, false, type.getClassLoader())));
            } catch (ClassNotFoundException e) {
                break; // no more anonymous classes
            }
        }
        Arrays.stream(type.getDeclaredClasses()).forEach(inner -> nested(inner, names));
    }
}
