package dev.straightway.it.library.lending;

import java.time.LocalDate;

import jakarta.persistence.Entity;
import jakarta.persistence.ManyToOne;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

@Entity
public class Loan extends PanacheEntity {

    public String barcode;
    public LocalDate due;
    public boolean returned;
    @ManyToOne
    public Member member;

    static long openOf(Member member) {
        return count("member = ?1 and returned = false", member);
    }

    static boolean isOut(String barcode) {
        return count("barcode = ?1 and returned = false", barcode) > 0;
    }
}
