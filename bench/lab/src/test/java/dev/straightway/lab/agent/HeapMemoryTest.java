package dev.straightway.lab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeapMemoryTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            PSYoungGen total 76K, used 5K [0x00000000fab00000, 0x0000000100000000, 0x0000000100000000) ParOldGen total 175K, used 0K [0x00000000f0000000, 0x00000000fab00000, 0x00000000fab00000) Metaspace used 1K | heapFrom=4026531840 heapTo=4294967296
            garbage-first heap total 262144K, used 1024K [0x00000000f0000000, 0x0000000100000000) | heapFrom=4026531840 heapTo=4294967296
            def new generation total 9K, used 1K [0x00000000f0000000, 0x00000000f0a00000, 0x00000000f5550000) eden space 8K, 10% used [0x00000000f0000000,0x00000000f00d1e40,0x00000000f0880000) | heapFrom=4026531840 heapTo=4115988480
            ZHeap used 8M, capacity 256M, max capacity 256M | heapFrom=0 heapTo=0
            """)
    void findsWhereTheHeapLies(String spaces, String place) {
        assertThat(HeapMemory.place(spaces)).isEqualTo(place);
    }

    @Test
    void asksTheJvmItself() {
        assertThat(HeapMemory.line()).matches("liveHeapBytes=[1-9][0-9]+ heapFrom=[1-9][0-9]+ heapTo=[1-9][0-9]+");
    }
}
